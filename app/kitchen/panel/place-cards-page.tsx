import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { LogoMark } from '#app/ui/logo.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PrintFrame } from '#app/ui/panel/print-frame.tsx'
import { findPanelEvent } from '#app/events/panel/panel-event.server.ts'
import { kitchenPanelTexts } from './kitchen-panel-texts.ts'
import { listPlaceCards, type PlaceCard } from './place-cards.server.ts'
import type { Route } from './+types/place-cards-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const event = requireRow(await findPanelEvent(requireRowId(params.id)))
  return { event, cards: await listPlaceCards(event.id) }
}

/** To print, cut out and put on the tables. */
export default function PlaceCardsPage({ loaderData: { event, cards } }: Route.ComponentProps) {
  const { cards: t } = usePanelTexts(kitchenPanelTexts)
  return (
    <PrintFrame title={t.title} back={{ to: `/admin/eventos/${event.id}/cocina`, label: t.back }}>
      <p className="muted no-print kitchen-lead">{t.lead}</p>
      {cards.length === 0 ? (
        <ListEmpty title={t.none} />
      ) : (
        <ul className="place-cards">
          {cards.map((card) => (
            <Card key={card.id} card={card} event={event.title} />
          ))}
        </ul>
      )}
    </PrintFrame>
  )
}

function Card({ card: { name, contact, place, table, dish }, event }: { card: PlaceCard; event: string }) {
  const { cards: t } = usePanelTexts(kitchenPanelTexts)
  return (
    <li className="place-card stack">
      <LogoMark />
      <strong className="place-card-name">{name || t.guestOf(place, contact)}</strong>
      {(table || dish) && <span>{[table && t.table(table), dish].filter(Boolean).join(' · ')}</span>}
      <span className="place-card-event">{event}</span>
    </li>
  )
}
