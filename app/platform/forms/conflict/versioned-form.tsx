import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { changedSince } from '../note-changes.ts'
import { ConflictView } from './conflict-view.tsx'
import { flatten, nest, type FormValues, type NestedValues } from './form-values.ts'
import type { ConflictNoun } from './panel-texts.es.ts'
import type { Resolution } from './resolve.ts'

type Opened = NestedValues & { version: string | number }

type VersionedFormProps<Values extends Opened> = {
  /** The stored values that the form is filled from, with their version. */
  opened: Values
  answer: Answer | undefined
  noun: ConflictNoun
  children: (form: Editing<Values>) => ReactNode
}

/** `restarted`: it starts with values that are not stored. */
export type Editing<Values> = { start: Values; answer: Answer | undefined; restarted: boolean }

type Edition<Values> = { start: Values; opened: FormValues; number: number; saves: boolean; since?: number | undefined }

/**
 * A form that is saved over the version that was opened. When somebody has saved another version meanwhile, the two are
 * shown field by field over the form; then the form starts again from what was chosen. What was opened is kept: a
 * reload must not replace the version that the form was filled from.
 */
export function VersionedForm<Values extends Opened>({ opened, answer, noun, children }: VersionedFormProps<Values>) {
  const [edition, setEdition] = useState<Edition<Values>>(() => firstEdition(opened))
  const [settled, setSettled] = useState<Answer>()
  const frame = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const findForm = () => frame.current?.querySelector('form') ?? null
  const current = answer === settled ? undefined : answer
  useEffect(() => {
    if (edition.saves) frame.current?.querySelector('form')?.requestSubmit()
  }, [edition])
  const settle = (resolution: Resolution, saves: boolean) => {
    const { start } = edition
    const version = resolution.missing.length > 0 ? start.version : current?.stored?.version
    setSettled(answer)
    setEdition({
      start: { ...start, ...nest(resolution.values), version },
      opened: resolution.opened,
      number: edition.number + 1,
      saves,
      since: edition.since ?? changedSince(findForm()),
    })
  }
  const stored = isHydrated ? current?.stored : undefined
  return (
    <>
      <div ref={frame} hidden={stored !== undefined}>
        <Fragment key={edition.number}>
          {children({ start: edition.start, answer: current, restarted: edition.number > 0 })}
        </Fragment>
      </div>
      {stored && (
        <ConflictView
          key={stored.version}
          stored={stored}
          opened={edition.opened}
          since={edition.since}
          readForm={findForm}
          noun={noun}
          onSettled={settle}
        />
      )}
    </>
  )
}

function firstEdition<Values extends Opened>(opened: Values): Edition<Values> {
  return { start: opened, opened: flatten(opened), number: 0, saves: false }
}

const never = () => () => undefined

function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
