import type { ComponentProps } from 'react'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { AttendanceTick } from './attendance-tick.tsx'
import { cancelledByLabels } from './cancelled-by-labels.ts'
import type { GuestRow, GuestState } from './guest-list.server.ts'

const texts = {
  diet: 'Dieta',
  note: (text: string) => `«${text}»`,
  staffNote: (text: string) => `Interna: ${text}`,
  more: (name: string) => `Más acciones para ${name}`,
  correct: 'Corregir…',
  confirm: 'Confirmar…',
  cancel: 'Cancelar la inscripción…',
}

type GuestActs = Record<'correct' | 'cancel' | 'confirm', (guest: GuestRow) => void>

const emptyTitles = {
  active: 'No hay inscripciones',
  cancelled: 'No hay inscripciones canceladas',
  all: 'No hay inscripciones',
} as const

type GuestListProps = {
  list: ComponentProps<typeof ListSheet<GuestRow>>['list'] & {
    event: { started: boolean }
    search: string
    state: GuestState
    order: string
  }
  address: string
  acts: GuestActs
}

export function GuestList({ list, address, acts }: GuestListProps) {
  const sort = useListSort(list)
  return (
    <ListSheet
      label="Inscripciones"
      list={list}
      failure="Error al cargar las inscripciones"
      emptyTitle={list.search ? 'Ninguna inscripción coincide con la búsqueda' : emptyTitles[list.state ?? 'all']}
      columns={columns(sort, address, list.event.started, acts)}
      dense
      rowKey={({ id }) => id}
      noun={['inscripción', 'inscripciones']}
    />
  )
}

function columns(sort: ListSort, address: string, started: boolean, acts: GuestActs): Column<GuestRow>[] {
  return [
    { head: 'Nombre', kind: 'name', cell: (guest) => <GuestName {...guest} />, sort: sort('nombre') },
    {
      head: 'Email',
      kind: 'mail',
      cell: ({ email, erased }) => !erased && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
    },
    { head: 'Teléfono', kind: 'meta', cell: ({ phone }) => phone ?? 'No especificado' },
    { head: 'Fecha', kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, 'es'), sort: sort('fecha') },
    { head: 'Ha venido', kind: 'status', cell: (guest) => <Attendance guest={guest} address={address} /> },
    {
      kind: 'actions',
      cell: (guest) => !guest.erased && <GuestActions guest={guest} started={started} acts={acts} />,
    },
  ]
}

function GuestName({ fullName, isMember, hasDiet, notes, staffNote, hold }: GuestRow) {
  return (
    <span className="guest-name">
      <span>{fullName}</span>
      {isMember && <Badge>Socio</Badge>}
      {hasDiet && <Badge tone="diet">{texts.diet}</Badge>}
      {hold === 'held' && <Badge tone="line">Pendiente de confirmar</Badge>}
      {notes && <span className="guest-note small muted">{texts.note(notes)}</span>}
      {staffNote && <span className="guest-note small muted">{texts.staffNote(staffNote)}</span>}
    </span>
  )
}

function Attendance({ guest, address }: { guest: GuestRow; address: string }) {
  if (!guest.cancelled) return <AttendanceTick guest={guest} action={address} />
  if (guest.hold === 'released') return <StatusBadge status="off">Sin confirmar</StatusBadge>
  return (
    <>
      <StatusBadge status="off">Cancelada</StatusBadge>
      <p className="small muted">
        {formatDateTime(guest.cancelledAt, 'es')}
        {guest.cancelledBy && ` · ${cancelledByLabels[guest.cancelledBy]}`}
      </p>
    </>
  )
}

function GuestActions({ guest, started, acts }: { guest: GuestRow; started: boolean; acts: GuestActs }) {
  const { cancelled, hold, fullName, email, phone } = guest
  const name = `la inscripción de ${fullName}`
  const confirmable = !started && (hold === 'released' || (hold === 'held' && !cancelled))
  return (
    <>
      {confirmable && <RowAction icon="check-bold" label={`Confirmar ${name}`} onClick={() => acts.confirm(guest)} />}
      {!cancelled && <RowAction icon="pencil-simple" label={`Corregir ${name}`} onClick={() => acts.correct(guest)} />}
      <RowMenu label={texts.more(fullName)}>
        {!cancelled && (
          <RowMenuItem icon="pencil-simple" className="row-menu-phone" onClick={() => acts.correct(guest)}>
            {texts.correct}
          </RowMenuItem>
        )}
        {confirmable && (
          <RowMenuItem icon="check" className="row-menu-phone" onClick={() => acts.confirm(guest)}>
            {texts.confirm}
          </RowMenuItem>
        )}
        {phone && (
          <RowMenuLink icon="phone" to={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </RowMenuLink>
        )}
        <RowMenuLink icon="envelope-simple" to={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </RowMenuLink>
        {!cancelled && !started && (
          <RowMenuItem icon="prohibit" className="row-menu-last" onClick={() => acts.cancel(guest)}>
            {texts.cancel}
          </RowMenuItem>
        )}
      </RowMenu>
    </>
  )
}
