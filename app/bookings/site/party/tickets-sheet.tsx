import { useTexts } from '#app/i18n/texts.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import type { TicketHolder } from './party-view.ts'

/** What each guest shows at the door. */
export function TicketsSheet({ guests }: { guests: readonly TicketHolder[] }) {
  const { tickets: t, guests: names } = useTexts().party
  const alone = guests.length === 1
  return (
    <section className="sheet" aria-labelledby="tickets">
      <h2 className="d3" id="tickets">
        {alone ? t.titleAlone : t.title}
      </h2>
      <p className="muted sheet-intro">{alone ? t.introAlone : t.intro}</p>
      <ul className="ticket-codes">
        {guests.map(({ id, fullName, ticket }, index) => {
          const name = fullName || names.companion(index + 1)
          return (
            <li key={id}>
              <QrPicture drawing={ticket} label={t.of(name)} className="ticket-code" />
              <p className="small">{name}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
