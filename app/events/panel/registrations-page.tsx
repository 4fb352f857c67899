import { useState } from 'react'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { guestActs } from './guest-actions.server.ts'
import { findGuestEvent, listGuests, type GuestRow } from './guest-list.server.ts'
import { BurstNotices } from './burst-notices.tsx'
import { listBursts } from '#app/events/bursts.server.ts'
import { GuestCancellationDialog } from './guest-cancellation-dialog.tsx'
import { GuestConfirmationDialog } from './guest-confirmation-dialog.tsx'
import { readGuestFilter } from './guest-filter.server.ts'
import { GuestDialog } from './guest-dialog.tsx'
import { guestTexts, type GuestTexts } from './guest-texts.ts'
import type { Route } from './+types/registrations-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { EventFacts, RegistrationsHead } from './registrations-head.tsx'
import { GuestList } from './guest-list.tsx'

/** Registrations keep their origin for seven days. */
const BURST_HOURS = 7 * 24

export async function loader({ params, url }: Route.LoaderArgs) {
  const event = requireRow(await findGuestEvent(requireRowId(params.id)))
  const asked = readGuestFilter(url)
  const [list, bursts] = await Promise.all([
    loadList(asked, () => listGuests(event.id, asked.request, asked.state, asked.order)),
    listBursts({ hours: BURST_HOURS, eventId: event.id }),
  ])
  return { event, bursts, ...list }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => guestActs(requireRowId(args.params.id), guestTexts[language]))
}

type GuestForm = { guest: GuestRow | null; open: boolean; times: number }

export default function RegistrationListPage({ loaderData: list }: Route.ComponentProps) {
  const { event, state } = list
  const { list: t } = usePanelTexts(guestTexts)
  const [form, setForm] = useState<GuestForm>({ guest: null, open: false, times: 0 })
  const [cancelling, setCancelling] = useState<GuestRow | null>(null)
  const [confirming, setConfirming] = useState<GuestRow | null>(null)
  const open = (guest: GuestRow | null) => setForm(({ times }) => ({ guest, open: true, times: times + 1 }))
  const address = `/admin/eventos/${event.id}/inscripciones`
  const acts = { correct: open, cancel: setCancelling, confirm: setConfirming }
  return (
    <>
      <RegistrationsHead event={event} onAdd={() => open(null)} />
      <BurstNotices bursts={list.bursts} />
      <EventFacts event={event} address={address} />
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterChips
          label={t.state}
          name="estado"
          current={stateParameters[state ?? 'all']}
          options={stateOptions(t)}
        />
      </div>
      <GuestList list={list} address={address} acts={acts} />
      <GuestDialog
        key={form.times}
        open={form.open}
        action={address}
        guest={form.guest}
        onClose={() => setForm((now) => ({ ...now, open: false }))}
      />
      <GuestCancellationDialog guest={cancelling} action={address} onClose={() => setCancelling(null)} />
      <GuestConfirmationDialog guest={confirming} action={address} onClose={() => setConfirming(null)} />
    </>
  )
}

const stateParameters = { active: null, cancelled: 'canceladas', all: 'todas' } as const

function stateOptions({ states }: GuestTexts['list']) {
  return [
    [stateParameters.active, states.active],
    [stateParameters.cancelled, states.cancelled],
    [stateParameters.all, states.all],
  ] as const
}
