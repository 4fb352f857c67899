import { useState } from 'react'
import { Link } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { listPanelEvents, type EventRow } from './event-list.server.ts'
import { deleteEvent } from './events.server.ts'
import { eventDeletionSchema } from './forms.ts'
import { EventList } from './event-list.tsx'
import { EventDeletionDialog } from './event-deletion-dialog.tsx'
import { readEventFilter } from './event-filter.server.ts'
import { eventPanelTexts, type EventPanelTexts } from './panel-texts.ts'
import type { Route } from './+types/list-page.ts'
import { LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readEventFilter(url)
  return loadList(asked, () => listPanelEvents(asked.request, asked, asked.order))
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => deletion(eventPanelTexts[language].deletion))
}

const deletion = (t: EventPanelTexts['deletion']) =>
  formAct({
    schema: eventDeletionSchema,
    failed: t.failed,
    async run({ fields: { event_id: id, registrations: agreed }, actor, refuse }) {
      const outcome = await deleteEvent(id, agreed, actor)
      if (outcome.ok) return { ok: true, title: t.done }
      if (outcome.reason === 'unknown') return refuse(outcome.reason, { text: t.unknown })
      return refuse(outcome.reason, { text: t.moreRegistrations(outcome.now) })
    },
  })

const spanParameters = { upcoming: null, past: 'pasados', all: 'todos' } as const

export default function EventListPage({ loaderData: list }: Route.ComponentProps) {
  const t = usePanelTexts(eventPanelTexts)
  const can = useCan()
  const may = { write: can('events', 'write'), guests: can('registrations', 'read') }
  const [deleting, setDeleting] = useState<EventRow | null>(null)
  return (
    <>
      <PanelHead title={t.title}>
        <ExportLink to="/admin/eventos.csv" />
        {may.write && (
          <Link to="/admin/eventos/nuevo" className={buttonClass()}>
            {buttonContent({ icon: 'plus', children: t.newEvent })}
          </Link>
        )}
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <FilterChips
          label={t.list.when}
          name="cuando"
          current={spanParameters[list.span ?? 'all']}
          options={spanOptions(t.list)}
        />
        <LacksLanguageFilter current={list.lacks} />
      </div>
      <EventList list={list} may={may} onRemove={setDeleting} />
      <EventDeletionDialog event={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function spanOptions({ spans }: EventPanelTexts['list']) {
  return [
    [spanParameters.upcoming, spans.upcoming],
    [spanParameters.past, spans.past],
    [spanParameters.all, spans.all],
  ] as const
}
