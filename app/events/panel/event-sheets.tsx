import { Link } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import type { EventSchema } from './forms.ts'
import { eventPanelTexts } from './panel-texts.ts'

type EventFields = SchemaFields<EventSchema>
type Choice = { id: number; name: string }

/** `twice`: the clock shows the hour of the event twice that night. */
export function DateSheet({ fields, twice }: { fields: EventFields; twice: boolean }) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const hint = twice ? t.repeatedHour : undefined
  const number = { autoComplete: 'off' }
  return (
    <Sheet title={t.when}>
      <div className="form event-when">
        <TextInput field={fields.date} label={t.date} type="datetime-local" hint={hint} />
        <TextInput {...number} field={fields.price} label={t.price} inputMode="decimal" />
        <TextInput {...number} field={fields.max_participants} label={t.seats} inputMode="numeric" />
      </div>
    </Sheet>
  )
}

type RelationsSheetProps = { fields: EventFields; restaurants: Choice[]; organizers: Choice[] }

export function RelationsSheet({ fields, restaurants, organizers }: RelationsSheetProps) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  return (
    <Sheet title={t.relations}>
      <div className="form">
        <Select field={fields.restaurant_id} label={t.restaurant}>
          <Options choices={restaurants} />
        </Select>
        <Select field={fields.organizer_id} label={t.organizer}>
          <Options choices={organizers} />
        </Select>
      </div>
    </Sheet>
  )
}

function Options({ choices }: { choices: Choice[] }) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  return (
    <>
      <option value="none">{t.noRelation}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

export function SeatsSheet({ id, registered, capacity }: { id: number; registered: number; capacity: number }) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const mayRead = useCan()('registrations', 'read')
  return (
    <Sheet>
      <div className="event-places">
        <SeatRing taken={registered} capacity={capacity} label={t.ofSeats(capacity)} count="taken" />
        <div className="small muted">
          <p>{t.seatsText}</p>
          {mayRead && (
            <p>
              <Link to={`/admin/eventos/${id}/inscripciones`} className="text-link">
                {t.guests}
              </Link>
            </p>
          )}
        </div>
      </div>
    </Sheet>
  )
}
