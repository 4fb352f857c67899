import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { userActTexts } from './act-texts.ts'

export type OrganizerName = { id: number; name: string }

type OrganizerChoiceProps = { id: string; organizers: readonly OrganizerName[]; chosen?: number | null }

/** Whose events somebody with the role of an organizer has. */
export function OrganizerChoice({ id, organizers, chosen }: OrganizerChoiceProps) {
  const { role: t } = usePanelTexts(userActTexts)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t.organizer}
      </label>
      <select id={id} name="organizer_id" className="input" defaultValue={chosen ?? ''} aria-describedby={`${id}-hint`}>
        <option value="">{t.noOrganizer}</option>
        {organizers.map((organizer) => (
          <option key={organizer.id} value={organizer.id}>
            {organizer.name}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {t.organizerHint}
      </p>
    </div>
  )
}
