import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { AttendanceTick } from './attendance-tick.tsx'
import type { GuestRow, GuestState } from './guest-list.server.ts'
import { guestTexts, type GuestTexts } from './guest-texts.ts'

type GuestActs = Record<'correct' | 'cancel' | 'confirm', (guest: GuestRow) => void>

type GuestListProps = {
  list: ListRows<GuestRow> & { event: { started: boolean }; state: GuestState }
  address: string
  acts: GuestActs
}

export function GuestList({ list, address, acts }: GuestListProps) {
  const sort = useListSort(list)
  const { title, list: t } = usePanelTexts(guestTexts)
  const language = useLanguage()
  return (
    <ListSheet
      label={title}
      list={list}
      failure={t.failed}
      emptyTitle={list.search ? t.noneFound : t.none[list.state ?? 'all']}
      columns={columns({ t, language, sort, address, started: list.event.started, acts })}
      dense
      rowKey={({ id }) => id}
      noun={t.noun}
    />
  )
}

type ColumnsOptions = {
  t: GuestTexts['list']
  language: Language
  sort: ListSort
  address: string
  started: boolean
  acts: GuestActs
}

function columns({ t, language, sort, address, started, acts }: ColumnsOptions): Column<GuestRow>[] {
  return [
    { head: t.heads.name, kind: 'name', cell: (guest) => <GuestName {...guest} />, sort: sort('nombre') },
    {
      head: t.heads.email,
      kind: 'mail',
      cell: ({ email, erased }) => !erased && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
    },
    { head: t.heads.phone, kind: 'meta', cell: ({ phone }) => phone ?? t.noPhone },
    {
      head: t.heads.date,
      kind: 'meta',
      cell: ({ createdAt }) => formatDate(createdAt, language),
      sort: sort('fecha'),
    },
    { head: t.heads.attended, kind: 'status', cell: (guest) => <Attendance guest={guest} address={address} /> },
    {
      kind: 'actions',
      cell: (guest) => !guest.erased && <GuestActions guest={guest} started={started} acts={acts} />,
    },
  ]
}

function GuestName({ fullName, isMember, hasDiet, notes, staffNote, hold, erased }: GuestRow) {
  const { list: t, erased: erasedName } = usePanelTexts(guestTexts)
  return (
    <span className="guest-name">
      <span>{erased ? erasedName : fullName}</span>
      {isMember && <Badge>{t.member}</Badge>}
      {hasDiet && <Badge tone="diet">{t.diet}</Badge>}
      {hold === 'held' && <Badge tone="line">{t.held}</Badge>}
      {notes && <span className="guest-note small muted">{t.note(notes)}</span>}
      {staffNote && <span className="guest-note small muted">{t.staffNote(staffNote)}</span>}
    </span>
  )
}

function Attendance({ guest, address }: { guest: GuestRow; address: string }) {
  const { list: t, cancelledBy } = usePanelTexts(guestTexts)
  const language = useLanguage()
  if (!guest.cancelled) return <AttendanceTick guest={guest} action={address} />
  if (guest.hold === 'released') return <StatusBadge status="off">{t.released}</StatusBadge>
  return (
    <>
      <StatusBadge status="off">{t.cancelled}</StatusBadge>
      <p className="small muted">
        {formatDateTime(guest.cancelledAt, language)}
        {guest.cancelledBy && ` · ${cancelledBy[guest.cancelledBy]}`}
      </p>
    </>
  )
}

function GuestActions({ guest, started, acts }: { guest: GuestRow; started: boolean; acts: GuestActs }) {
  const { cancelled, hold, fullName, email, phone } = guest
  const { list: t } = usePanelTexts(guestTexts)
  const confirmable = !started && (hold === 'released' || (hold === 'held' && !cancelled))
  return (
    <>
      {confirmable && <RowAction icon="check-bold" label={t.confirmOf(fullName)} onClick={() => acts.confirm(guest)} />}
      {!cancelled && (
        <RowAction icon="pencil-simple" label={t.correctOf(fullName)} onClick={() => acts.correct(guest)} />
      )}
      <RowMenu label={t.more(fullName)}>
        {!cancelled && (
          <RowMenuItem icon="pencil-simple" className="row-menu-phone" onClick={() => acts.correct(guest)}>
            {t.correct}
          </RowMenuItem>
        )}
        {confirmable && (
          <RowMenuItem icon="check" className="row-menu-phone" onClick={() => acts.confirm(guest)}>
            {t.confirm}
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
            {t.cancel}
          </RowMenuItem>
        )}
      </RowMenu>
    </>
  )
}
