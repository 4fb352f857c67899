import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { StoredVersion } from '#app/ui/panel/use-answer.ts'
import { changedSince } from '../note-changes.ts'
import { ConflictField } from './conflict-field.tsx'
import { ConflictHeads } from './conflict-heads.tsx'
import type { FormValues } from './form-values.ts'
import { MergedFields } from './merged-fields.tsx'
import { conflictTexts } from './panel-texts.ts'
import type { ConflictNoun } from './panel-texts.ts'
import { resolve, type Choice, type Choices, type Resolution } from './resolve.ts'
import { compare, nameOf } from './compare-values.ts'

type ConflictViewProps = {
  stored: StoredVersion
  opened: FormValues
  /** The first change that is not saved, in milliseconds since 1970; by default, what the form knows. */
  since: number | undefined
  readForm: () => HTMLFormElement | null
  noun: ConflictNoun
  onSettled: (resolution: Resolution, saves: boolean) => void
}

/** Two versions, field by field. Nothing is chosen beforehand. */
export function ConflictView({ stored, opened, since, readForm, noun, onSettled }: ConflictViewProps) {
  const t = usePanelTexts(conflictTexts)
  const [{ versions, facts, asked, merged }] = useState(() => compare(readForm(), opened, stored))
  const [unsavedSince] = useState(() => since ?? changedSince(readForm()))
  const [choices, setChoices] = useState<Choices>({})
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set())
  const frame = useRef<HTMLFormElement>(null)
  const resolution = resolve({ asked, merged }, versions, choices, undone)
  const firstMissing = resolution.missing[0]
  useEffect(() => frame.current?.querySelector<HTMLElement>('.conflict-banner')?.focus(), [])
  const choose = (name: string, choice: Choice) => setChoices((now) => ({ ...now, [name]: choice }))
  const chooseAll = (from: 'mine' | 'stored') =>
    setChoices(Object.fromEntries(asked.map(({ name }) => [name, { from }])))
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (firstMissing === undefined) onSettled(resolution, true)
    else frame.current?.querySelector<HTMLElement>(`[name="choice ${CSS.escape(firstMissing)}"]`)?.focus()
  }
  const toggle = (name: string) => setUndone((now) => now.symmetricDifference(new Set([name])))
  const other = nameOf(stored)
  return (
    <form className="conflict" onSubmit={save} ref={frame}>
      <Banner stored={stored} noun={noun} rest={t.kept(asked.length, merged.length)} />
      {asked.length > 0 && (
        <Sheet title={t.bothChanged} link={<ChooseAll other={other} onChoose={chooseAll} />} flush>
          <ConflictHeads stored={stored} since={unsavedSince} />
          {asked.map((field) => (
            <ConflictField
              key={field.name}
              field={field}
              fact={facts.get(field.name)}
              choice={choices[field.name]}
              onChoose={(choice) => choose(field.name, choice)}
            />
          ))}
        </Sheet>
      )}
      {merged.length > 0 && <MergedFields {...{ merged, facts, undone, other }} onToggle={toggle} />}
      <div className="save-bar row gap-3">
        {asked.length > 0 && (
          <p className="small muted conflict-count" role="status">
            {t.chosen(asked.length - resolution.missing.length, asked.length)}
            {firstMissing !== undefined && ` · ${t.missing} `}
            {firstMissing !== undefined && <b>{facts.get(firstMissing)?.label ?? firstMissing}</b>}
          </p>
        )}
        <Button variant="secondary" onClick={() => onSettled(resolution, false)} label={t.goOnEditing} />
        <Button type="submit" label={t.save} />
      </div>
    </form>
  )
}

type BannerProps = { stored: StoredVersion; noun: ConflictNoun; rest: string }

function Banner({ stored: { savedBy }, noun: { one, edited }, rest }: BannerProps) {
  const t = usePanelTexts(conflictTexts)
  const saved = savedBy?.isSelf ? t.savedBySelf(one, edited) : t.savedBy(savedBy?.name ?? t.somebody, one, edited)
  return (
    <div className="conflict-banner" role="alert" tabIndex={-1}>
      <Icon name="warning-circle-fill" />
      <p>
        <b>{saved}</b> {rest}
      </p>
    </div>
  )
}

function ChooseAll({ other, onChoose }: { other: string | null; onChoose: (from: 'mine' | 'stored') => void }) {
  const t = usePanelTexts(conflictTexts)
  return (
    <span className="conflict-all flow">
      <button type="button" className="conflict-act" onClick={() => onChoose('stored')}>
        {other ? t.takeAll(other) : t.takeAllOther}
      </button>
      <button type="button" className="conflict-act" onClick={() => onChoose('mine')}>
        {t.keepAll}
      </button>
    </span>
  )
}
