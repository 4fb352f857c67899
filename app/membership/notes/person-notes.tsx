import { useFetcher } from 'react-router'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { noteSchema } from './forms.ts'
import type { PersonNote } from './notes.server.ts'
import { noteTexts } from './panel-texts.ts'

type PersonNotesProps = {
  /** The page whose acts `note` and `delete-note` are. */
  action: string
  /** Names the draft. */
  person: string
  /** What names the person in the form, where the address does not. */
  fields?: Record<string, string>
  notes: readonly PersonNote[]
  /** Loads the notes again, where the page does not. */
  onChange?: () => void
}

/** What the team has noted about a person, and a form for the next note. */
export function PersonNotes({ notes, ...shared }: PersonNotesProps) {
  const t = usePanelTexts(noteTexts)
  return (
    <div className="stack gap-4">
      <NoteForm {...shared} />
      {notes.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul className="person-notes">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} {...shared} />
          ))}
        </ul>
      )}
    </div>
  )
}

type SharedProps = Omit<PersonNotesProps, 'notes'>

function NoteForm({ action, person, fields: named = {}, onChange }: SharedProps) {
  const t = usePanelTexts(noteTexts)
  const fetcher = useFetcher<Answer>({ key: `note-${person}` })
  const { fields, ...made } = useSchemaForm(noteSchema, {
    draft: { name: `note:${person}` },
    lastResult: fetcher.data?.result,
  })
  useAnswer(fetcher.data, () => {
    made.form.reset()
    onChange?.()
  })
  return (
    <SchemaForm of={made} by={fetcher.Form} action={action} errors={t.errors} hidden={{ act: 'note', ...named }}>
      <TextArea field={fields.text} label={t.text} hint={t.hint} rows={3} />
      <TextInput field={fields.called_on} label={t.calledOn} hint={t.calledOnHint} type="date" optional />
      <div>
        <Button type="submit" size="sm" busy={fetcher.state !== 'idle'} busyLabel={t.adding} label={t.add} />
      </div>
    </SchemaForm>
  )
}

function NoteRow({ note, action, onChange }: SharedProps & { note: PersonNote }) {
  const t = usePanelTexts(noteTexts)
  const language = useLanguage()
  const fetcher = useAct(onChange, `note-row-${note.id}`)
  const moment = formatDateTime(note.createdAt, language)
  return (
    <li>
      {note.calledOn && <strong>{t.calledDay(formatDate(note.calledOn, language))}</strong>}
      <p className="pre-line">{note.text}</p>
      <fetcher.Form method="post" action={action} className="cluster gap-3 small">
        <HiddenFields fields={{ act: 'delete-note', note_id: note.id }} />
        <span className="muted">{t.writtenBy(note.author, moment)}</span>
        <button className="text-link small" aria-label={t.removeOf(moment)} disabled={fetcher.busy}>
          {t.remove}
        </button>
      </fetcher.Form>
    </li>
  )
}
