import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { describeDiet } from '#app/diets/diet.ts'
import { listMainCourses } from '#app/events/courses.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PrintFrame } from '#app/ui/panel/print-frame.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { DoorMenu } from './door-menu.tsx'
import { readDoorSheet, type SheetGuest, type SheetParty } from './door-sheet.server.ts'
import { findPanelEvent } from '#app/events/panel/panel-event.server.ts'
import { countDiets } from './diet-summary.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { paymentLabel } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import { guestName } from '#app/bookings/panel/shared/guest-name.ts'
import { guestTexts } from '#app/bookings/panel/shared/guest-texts.ts'
import type { Route } from './+types/door-sheet-page.ts'

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const event = requireRow(await findPanelEvent(requireRowId(params.id)))
  const account = await panelAccount(context, request, url)
  const courses = await listMainCourses(event.id)
  const parties = await readDoorSheet(event.id, account)
  const guests = parties.flatMap((party) => party.guests)
  const diets = countWithUnreadable(guests, account.language)
  return { event, courses, parties, people: guests.length, diets }
}

function countWithUnreadable(guests: readonly SheetGuest[], language: Language) {
  const unreadable = guests.filter(({ dietUnreadable }) => dietUnreadable).length
  const diets = countDiets(
    guests.map(({ diet }) => diet),
    textsOf[language].diets,
  )
  const { unreadableDiet } = guestTexts[language].sheet
  return unreadable > 0 ? [...diets, { diet: unreadableDiet, count: unreadable }] : diets
}

export default function DoorSheetPage({
  loaderData: { event, courses, parties, people, diets },
}: Route.ComponentProps) {
  const { sheet: t, title, doorSheet: name } = usePanelTexts(guestTexts)
  const language = useLanguage()
  const back = `/admin/eventos/${event.id}/inscripciones`
  return (
    <PrintFrame title={name} back={{ to: back, label: title }} className="door-sheet">
      <p className="door-sheet-event">
        <strong>{event.title}</strong>
        <br />
        {[formatDateTime(event.date, language), event.location, t.people(people)]
          .filter((fact) => fact !== '')
          .join(' · ')}
      </p>
      <div className="sheets">
        <DietCounts diets={diets} />
        <DoorMenu courses={courses} />
        <Sheet flush title={t.guests}>
          {people === 0 ? <ListEmpty title={t.noGuests} /> : <DoorList parties={parties} />}
        </Sheet>
      </div>
    </PrintFrame>
  )
}

function DietCounts({ diets }: { diets: readonly { diet: string; count: number }[] }) {
  const { sheet: t } = usePanelTexts(guestTexts)
  return (
    <Sheet title={t.diets}>
      {diets.length === 0 ? (
        <p className="muted">{t.noDiets}</p>
      ) : (
        <ul className="door-sheet-diets">
          {diets.map(({ diet, count }) => (
            <li key={diet}>
              <strong>{count}</strong> {diet}
            </li>
          ))}
        </ul>
      )}
      <p className="small muted door-sheet-care">{t.care}</p>
    </Sheet>
  )
}

function DoorList({ parties }: { parties: SheetParty[] }) {
  return (
    <ul className="door-sheet-list">
      {parties.map((party) => (
        <li key={party.id} className="door-sheet-party">
          <PartyFacts party={party} />
          <ul>
            {party.guests.map((guest, index) => (
              <GuestLine key={guest.id} guest={guest} place={index + 1} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function PartyFacts({ party }: { party: SheetParty }) {
  const { sheet: t } = usePanelTexts(guestTexts)
  const { contactName, size, tableLabel, hold, isMember, isProvedMember, email, phone, notes, staffNote } = party
  const member = isProvedMember ? t.member : isMember && t.claimsMember
  const payment = paymentLabel(party, usePanelTexts(paymentTexts))
  const facts = [hold === 'held' && t.held, payment, member, email === null && t.byPhone, phone]
  return (
    <p className="door-sheet-head">
      <strong>
        {tableLabel ? t.table(tableLabel) : t.noTable} · {contactName} · {size}
      </strong>
      {facts.map((fact) => fact && <span key={fact} className="muted">{` · ${fact}`}</span>)}
      {notes && <span className="door-sheet-note">{t.note(notes)}</span>}
      {staffNote && <span className="door-sheet-note">{t.staffNote(staffNote)}</span>}
    </p>
  )
}

function GuestLine({ guest, place }: { guest: SheetGuest; place: number }) {
  const { sheet: t } = usePanelTexts(guestTexts)
  const { row } = usePanelTexts(bookingTexts)
  const { diets } = useTexts()
  return (
    <li className="door-sheet-guest">
      <span className={guest.attended ? 'door-sheet-box door-sheet-box-ticked' : 'door-sheet-box'}>
        {guest.attended && <Icon name="check-bold" />}
      </span>
      <span>
        {guestName(guest, place, row)}
        {guest.attended && <span className="visually-hidden"> {t.attended}</span>}
      </span>
      {guest.menuChoice && <span className="muted">{guest.menuChoice}</span>}
      {guest.diet && <span className="door-sheet-diet">{describeDiet(guest.diet, diets)}</span>}
      {guest.dietUnreadable && <span className="door-sheet-diet">{t.unreadableDiet}</span>}
    </li>
  )
}
