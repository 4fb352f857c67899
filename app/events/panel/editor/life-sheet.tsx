import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { ClubTimeInput } from '#app/platform/forms/club-time-input.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { findEventForForm } from './edited-event.server.ts'
import type { EventSchema } from './forms.ts'
import { lifeTexts } from '#app/events/panel/list/life-texts.ts'

type LifeSheetProps = { fields: SchemaFields<EventSchema>; event: Awaited<ReturnType<typeof findEventForForm>> }

/** Publication, opening and closing of registration, limits. */
export function LifeSheet({ fields, event }: LifeSheetProps) {
  const { sheet: t } = usePanelTexts(lifeTexts)
  const modes = Object.entries(t.offerModes)
  return (
    <Sheet title={t.title}>
      <div className="form">
        {event?.status === 'cancelled' ? (
          <p className="panel-notice">{t.cancelled}</p>
        ) : (
          <PublicationFields fields={fields} event={event} />
        )}
        <div className="form-row">
          <ClubTimeInput optional field={fields.opens_at} label={t.opensAt} hint={t.opensHint} />
          <ClubTimeInput optional field={fields.closes_at} label={t.closesAt} hint={t.closesHint} />
        </div>
        <ClubTimeInput optional field={fields.members_open_at} label={t.membersOpenAt} hint={t.membersOpenHint} />
        <div className="form-row">
          <ClubTimeInput optional field={fields.edits_until} label={t.editsUntil} hint={t.editsHint} />
          <TextInput
            field={fields.party_limit}
            label={t.partyLimit}
            hint={t.partyLimitHint}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <Select field={fields.offers} label={t.offers}>
          {modes.map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </Sheet>
  )
}

function PublicationFields({ fields, event }: LifeSheetProps) {
  const { sheet: t } = usePanelTexts(lifeTexts)
  const errorOf = useErrorTexts()
  return (
    <div className="form event-publication">
      <RadioGroup
        key={fields.status.key}
        id={fields.status.id}
        legend={t.status}
        name={fields.status.name}
        defaultValue={fields.status.initialValue ?? 'now'}
        error={errorOf(fields.status.errors)}
        options={[
          { value: 'draft', label: t.draft, hint: t.draftHint },
          { value: 'now', label: event?.fields.status === 'now' ? t.published : t.now, hint: t.nowHint },
          { value: 'at', label: t.at, hint: t.atHint },
        ]}
      />
      <div className="event-publish-at">
        <ClubTimeInput field={fields.publish_at} label={t.publishAt} />
      </div>
    </div>
  )
}
