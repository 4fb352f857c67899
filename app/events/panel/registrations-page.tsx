import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { listSort } from '#app/ui/panel/list-sort.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { guestActs } from './guest-actions.server.ts'
import { findGuestEvent, listGuests, type GuestRow, type GuestState } from './guest-list.server.ts'
import { AttendanceTick } from './attendance-tick.tsx'
import { BurstNotices } from './burst-notices.tsx'
import { listBursts } from '#app/events/bursts.server.ts'
import { GuestCancellationDialog } from './guest-cancellation-dialog.tsx'
import { GuestConfirmationDialog } from './guest-confirmation-dialog.tsx'
import { readGuestFilter } from './guest-filter.server.ts'
import { GuestDialog } from './guest-dialog.tsx'
import type { Route } from './+types/registrations-page.ts'

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
  return panelActions(args, guestActs(requireRowId(args.params.id)))
}

type Doing = { what: 'nothing' } | { what: 'add' } | { what: 'correct'; guest: GuestRow }

export default function RegistrationListPage({ loaderData: list }: Route.ComponentProps) {
  const { event, bursts, widened, search: words, state, order } = list
  const { search } = useLocation()
  const [doing, setDoing] = useState<{ now: Doing; open: boolean; times: number }>({
    now: { what: 'nothing' },
    open: false,
    times: 0,
  })
  const [cancelling, setCancelling] = useState<GuestRow | null>(null)
  const [confirming, setConfirming] = useState<GuestRow | null>(null)
  const open = (now: Doing) => setDoing(({ times }) => ({ now, open: true, times: times + 1 }))
  const chip = (value: GuestState, parameter: string | null, label: string) => ({
    href: listHref(search, { estado: parameter }),
    label,
    current: state === value,
  })
  const address = `/admin/eventos/${event.id}/inscripciones`
  const free = event.capacity - event.registered
  return (
    <>
      <PanelHead title="Inscripciones">
        <Link to="/admin/eventos" className="text-link small">
          <Icon name="arrow-left" />
          Todos los eventos
        </Link>
        {!event.started && free > 0 && (
          <Button icon="plus" onClick={() => open({ what: 'add' })}>
            Añadir inscripción
          </Button>
        )}
      </PanelHead>
      <BurstNotices bursts={bursts} />
      <div className="guests-event">
        <p>
          <strong>{event.title}</strong>
          <br />
          <span className="muted">
            {formatDateTime(event.date, 'es')} · {event.registered} de {event.capacity} plazas
            {event.started ? ' · Evento finalizado' : free <= 0 ? ' · Evento completo' : ''}
          </span>
        </p>
        <div className="panel-head-actions">
          <ExportLink to={`${address}.csv`} size="sm" />
          <Link to={`/admin/eventos/${event.id}/hoja`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {buttonContent({ icon: 'printer', children: 'Hoja de sala' })}
          </Link>
        </div>
      </div>
      <div className="panel-tools">
        <SearchBox label="Buscar inscripciones por nombre, email o teléfono" placeholder="Buscar inscripciones..." />
        <Chips
          label="Estado"
          items={[
            chip('active', null, 'Activas'),
            chip('cancelled', 'canceladas', 'Canceladas'),
            chip(null, 'todas', 'Todas'),
          ]}
        />
      </div>
      <ListSheet
        label="Inscripciones"
        list={list}
        failure="Error al cargar las inscripciones"
        empty={
          <ListEmpty
            title={
              words
                ? 'Ninguna inscripción coincide con la búsqueda'
                : state === 'cancelled'
                  ? 'No hay inscripciones canceladas'
                  : 'No hay inscripciones'
            }
          />
        }
        columns={columns(search, widened ? '-fecha' : order, address, event.started, {
          correct: (guest) => open({ what: 'correct', guest }),
          cancel: setCancelling,
          confirm: setConfirming,
        })}
        rowKey={({ id }) => id}
        noun={['inscripción', 'inscripciones']}
      />
      <GuestDialog
        key={doing.times}
        open={doing.open}
        action={address}
        guest={doing.now.what === 'correct' ? doing.now.guest : null}
        onClose={() => setDoing((now) => ({ ...now, open: false }))}
      />
      <GuestCancellationDialog guest={cancelling} action={address} onClose={() => setCancelling(null)} />
      <GuestConfirmationDialog guest={confirming} action={address} onClose={() => setConfirming(null)} />
    </>
  )
}

type RowActs = Record<'correct' | 'cancel' | 'confirm', (guest: GuestRow) => void>

function columns(search: string, order: string, address: string, started: boolean, acts: RowActs): Column<GuestRow>[] {
  const sort = listSort(search, order)
  return [
    {
      head: 'Nombre',
      kind: 'name',
      cell: ({ fullName, isMember, hasDiet, staffNote, hold }) => (
        <span className="guest-name">
          <span>{fullName}</span>
          {isMember && <Badge>Socio</Badge>}
          {hasDiet && <Badge tone="line">Dieta</Badge>}
          {hold === 'held' && <Badge tone="line">Pendiente de confirmar</Badge>}
          {staffNote && <span className="guest-note small muted">{staffNote}</span>}
        </span>
      ),
      sort: sort('nombre'),
    },
    {
      head: 'Email',
      kind: 'mail',
      cell: ({ email, erased }) => !erased && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
    },
    { head: 'Teléfono', kind: 'meta', cell: ({ phone }) => phone ?? 'No especificado' },
    { head: 'Fecha', kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, 'es'), sort: sort('fecha') },
    {
      head: 'Ha venido',
      kind: 'status',
      cell: (guest) =>
        guest.cancelled ? (
          <StatusBadge status="off">{guest.hold === 'released' ? 'Sin confirmar' : 'Cancelada'}</StatusBadge>
        ) : (
          <AttendanceTick guest={guest} action={address} />
        ),
    },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (guest) => !guest.erased && <RowActions guest={guest} started={started} acts={acts} />,
    },
  ]
}

function RowActions({ guest, started, acts }: { guest: GuestRow; started: boolean; acts: RowActs }) {
  const { cancelled, hold, fullName } = guest
  return (
    <>
      {!started && (hold === 'released' || (hold === 'held' && !cancelled)) && (
        <RowAction
          icon="check-bold"
          label={`Confirmar la inscripción de ${fullName}`}
          onClick={() => acts.confirm(guest)}
        />
      )}
      {!cancelled && (
        <RowAction
          icon="pencil-simple"
          label={`Corregir la inscripción de ${fullName}`}
          onClick={() => acts.correct(guest)}
        />
      )}
      {!cancelled && !started && (
        <RowAction
          icon="prohibit"
          danger
          label={`Cancelar la inscripción de ${fullName}`}
          onClick={() => acts.cancel(guest)}
        />
      )}
    </>
  )
}
