import type { ReactNode } from 'react'
import { useCan } from '#app/accounts/use-can.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { FilledFields, typedTexts, useFilledFields } from '#app/platform/forms/filled-fields.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { ClubTimeInput } from '#app/platform/forms/club-time-input.tsx'
import { LanguageParts } from '#app/ui/panel/language-parts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import type { EventSchema } from './forms.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import { eventEditorTexts } from './editor-texts.ts'
import { lifeTexts } from '#app/events/panel/list/life-texts.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { placeFields, placeFrom } from './suggestions.ts'

type EventFields = SchemaFields<EventSchema>
type Choice = { id: number; name: string }
type RestaurantChoice = Choice & { address: string }

type DateSheetProps = { fields: EventFields; children: ReactNode }

export function DateSheet({ fields, children }: DateSheetProps) {
  const { sheet: life } = usePanelTexts(lifeTexts)
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const number = { autoComplete: 'off' }
  return (
    <Sheet title={t.when}>
      <div className="form">
        <div className="form event-when">
          <ClubTimeInput field={fields.date} label={t.date} data-act="date" />
          <ClubTimeInput field={fields.ends_at} label={life.endsAt} hint={life.endsHint} optional />
          <TextInput {...number} field={fields.price} label={t.price} inputMode="decimal" />
          <TextInput {...number} field={fields.max_participants} label={t.seats} inputMode="numeric" />
        </div>
        {children}
      </div>
    </Sheet>
  )
}

type RelationsSheetProps = { fields: EventFields; restaurants: RestaurantChoice[]; organizers: Choice[] }

export function RelationsSheet({ fields, restaurants, organizers }: RelationsSheetProps) {
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const { fill, ...filled } = useFilledFields()
  const fillPlace = (choice: HTMLSelectElement) => {
    const restaurant = restaurants.find(({ id }) => String(id) === choice.value)
    if (!restaurant) return
    const addresses = restaurants.map(({ address }) => address)
    const values = placeFrom(restaurant.address, typedTexts(choice, placeFields), addresses)
    fill(choice, values, t.placeFilled(restaurant.address))
  }
  return (
    <Sheet title={t.relations}>
      <div className="form">
        <div>
          <Select
            field={fields.restaurant_id}
            label={t.restaurant}
            onChange={({ currentTarget }) => fillPlace(currentTarget)}
          >
            <Options choices={restaurants} />
          </Select>
          <FilledFields {...filled} />
        </div>
        <Select field={fields.organizer_id} label={t.organizer}>
          <Options choices={organizers} />
        </Select>
      </div>
    </Sheet>
  )
}

export function PaymentTexts({ fields, shown }: { fields: EventFields; shown: Language }) {
  const { editor: t } = usePanelTexts(eventEditorTexts)
  return (
    <LanguageParts shown={shown} bare>
      {({ language, labelOf }) => (
        <TextArea
          field={fields[nameIn('how_to_pay', language)]}
          label={labelOf(t.howToPay)}
          hint={t.howToPayHint}
          lang={language}
          rows={2}
          optional
        />
      )}
    </LanguageParts>
  )
}

function Options({ choices }: { choices: Choice[] }) {
  const { editor: t } = usePanelTexts(eventEditorTexts)
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

type SeatsSheetProps = { id: number; registered: number; held: number; capacity: number }

export function SeatsSheet({ id, registered, held, capacity }: SeatsSheetProps) {
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const { withOffered } = usePanelTexts(eventPanelTexts)
  const mayRead = useCan()('registrations.read')
  return (
    <Sheet>
      <div className="event-places row">
        <SeatRing taken={registered} capacity={capacity} label={withOffered(t.ofSeats(capacity), held)} count="taken" />
        <div className="small muted">
          <p>{t.seatsText}</p>
          {mayRead && (
            <p>
              <PanelTextLink to={`/admin/eventos/${id}/inscripciones`} label={t.guests} />
            </p>
          )}
        </div>
      </div>
    </Sheet>
  )
}
