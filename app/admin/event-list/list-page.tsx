import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { useState } from 'react'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { EventCancellationDialog } from '#app/events/panel/list/event-cancellation-dialog.tsx'
import { eventListActions } from './event-list-actions.server.ts'
import {
  countEventSpans,
  listPanelEvents,
  readEventFilter,
  type EventRow,
} from '#app/events/panel/list/event-list.server.ts'
import type { EventAct, OnAct } from '#app/events/panel/list/event-row-menu.tsx'
import { spanParameters } from '#app/events/panel/list/event-spans.ts'
import { PreviewDialog } from '#app/events/panel/list/preview-dialog.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { EventList } from '#app/events/panel/list/event-list.tsx'
import { EventDeletionDialog } from '#app/events/panel/list/event-deletion-dialog.tsx'
import { eventPanelTexts, type EventPanelTexts } from '#app/events/panel/panel-texts.ts'
import type { Route } from './+types/list-page.ts'
import { LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'

type Counts = Awaited<ReturnType<typeof countEventSpans>>

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = readEventFilter(url)
  const seen = eventsSeenBy(await panelAccount(context, request, url))
  return loadList(asked, async () => {
    const [list, counts] = await Promise.all([listPanelEvents(asked, seen), countEventSpans(seen)])
    return { ...list, counts }
  })
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, eventListActions)
}

export default function EventListPage({ loaderData: list }: Route.ComponentProps) {
  const t = usePanelTexts(eventPanelTexts)
  const can = useCan()
  const may = { write: can('events.edit'), guests: can('registrations.read') }
  const [asked, setAsked] = useState<{ act: EventAct; event: EventRow } | null>(null)
  const archiving = useAct(undefined, 'event-archiving')
  const onAct: OnAct = (act, event) => {
    if (act !== 'archive' && act !== 'unarchive') return setAsked({ act, event })
    void archiving.submit({ act, event_id: String(event.id) }, { method: 'post', action: '/admin/eventos' })
  }
  const askedFor = (act: EventAct) =>
    asked?.act === act ? (list.rows.find(({ id }) => id === asked.event.id) ?? asked.event) : null
  const close = () => setAsked(null)
  return (
    <>
      <PanelHead title={t.title}>
        <ExportLink to="/admin/eventos.csv" />
        {may.write && <PanelButtonLink to="/admin/eventos/nuevo" data-act="create" icon="plus" label={t.newEvent} />}
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <FilterChips
          label={t.list.when}
          name="cuando"
          current={spanParameters[list.span ?? 'all']}
          options={spanOptions(t.list, list.counts ?? {})}
        />
        <LacksLanguageFilter current={list.lacks} />
      </div>
      <EventList list={list} may={may} onAct={onAct} />
      <EventDeletionDialog
        event={askedFor('remove')}
        onClose={close}
        onCancel={(event) => setAsked({ act: 'cancel', event })}
      />
      <EventCancellationDialog event={askedFor('cancel')} onClose={close} />
      <PreviewDialog event={askedFor('preview')} onClose={close} />
    </>
  )
}

function spanOptions({ spans }: EventPanelTexts['list'], counts: Counts) {
  const names = ['upcoming', 'drafts', 'past', 'cancelled', 'archived', 'all'] as const
  return names.map((name) => [spanParameters[name], spans[name], name === 'all' ? undefined : counts[name]] as const)
}
