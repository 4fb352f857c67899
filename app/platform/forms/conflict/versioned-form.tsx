import type { DefaultValue } from '@conform-to/react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { InferOutput } from 'valibot'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { changedSince } from '../note-changes.ts'
import type { DraftOptions } from '../use-draft.ts'
import { useSchemaForm, type AnySchema } from '../use-schema-form.ts'
import { ConflictView } from './conflict-view.tsx'
import { flatten, nest, type FormValues, type NestedValues } from './form-values.ts'
import type { ConflictNoun } from './panel-texts.ts'
import type { Resolution } from './resolve.ts'

/** Of a new record the version is ''. */
type Opened<Schema extends AnySchema> = NestedValues & DefaultValue<InferOutput<Schema>> & { version: string | number }

type VersionedFormProps<Schema extends AnySchema, Values extends Opened<Schema>> = {
  schema: Schema
  /** What names its draft in the browser; null keeps none. */
  draft: Pick<DraftOptions, 'name' | 'impersonal'> | null
  /** The stored values that the form is filled from, with their version. */
  opened: Values
  answer: Answer | undefined
  noun: ConflictNoun
  children: (form: VersionedFields<Schema, Values>) => ReactNode
}

/** What `useSchemaForm` has made, and what the form starts with. */
export type VersionedFields<Schema extends AnySchema, Values> = ReturnType<typeof useSchemaForm<Schema>> & {
  start: Values
  answer: Answer | undefined
}

type Edition<Values> = { start: Values; opened: FormValues; number: number; saves: boolean; since?: number | undefined }

/**
 * A form that is saved over the version that was opened. When somebody has saved another version meanwhile, the two are
 * shown field by field over the form; then the form starts again from what was chosen. What was opened is kept: a
 * reload must not replace the version that the form was filled from.
 */
export function VersionedForm<Schema extends AnySchema, Values extends Opened<Schema>>({
  opened,
  answer,
  noun,
  ...rest
}: VersionedFormProps<Schema, Values>) {
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
        <Fields {...rest} key={edition.number} start={edition.start} answer={current} restarted={edition.number > 0} />
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

type FieldsProps<Schema extends AnySchema, Values extends Opened<Schema>> = {
  start: Values
  /** It starts with values that are not stored. */
  restarted: boolean
} & Pick<VersionedFormProps<Schema, Values>, 'schema' | 'draft' | 'answer' | 'children'>

function Fields<Schema extends AnySchema, Values extends Opened<Schema>>(props: FieldsProps<Schema, Values>) {
  const { schema, draft, start, answer, restarted, children } = props
  const version = start.version === '' ? undefined : start.version
  const made = useSchemaForm(schema, {
    draft: draft && { ...draft, version, restarted },
    lastResult: answer?.result,
    defaultValue: start,
  })
  return children({ ...made, start, answer })
}

function firstEdition<Values extends NestedValues>(opened: Values): Edition<Values> {
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
