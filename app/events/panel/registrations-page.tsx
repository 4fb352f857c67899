import { parseWithValibot } from '@conform-to/valibot'
import { useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { rowId } from '#app/platform/forms/row-id.ts'
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
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { addedGuestSchema, attendanceSchema, correctedGuestSchema, guestSchema } from './guest-forms.ts'
import { handleUndoBurst, handleConfirmation } from './hold-actions.server.ts'
import { showDiet } from './guest-diets.server.ts'
import { findGuestEvent, listGuests, type GuestRow, type GuestState } from './guest-list.server.ts'
import {
  addGuest,
  cancelGuest,
  correctGuest,
  markAttendance,
  type AdditionResult,
  type CorrectionResult,
} from './registrations.server.ts'
import { AttendanceTick } from './attendance-tick.tsx'
import { BurstNotices } from './burst-notices.tsx'
import { listBursts } from '#app/events/bursts.server.ts'
import { GuestCancellationDialog } from './guest-cancellation-dialog.tsx'
import { GuestConfirmationDialog } from './guest-confirmation-dialog.tsx'
import { readGuestFilter } from './guest-filter.server.ts'
import { GuestDialog, type GuestAnswer } from './guest-dialog.tsx'
import type { DietAnswer } from './guest-diet-fields.tsx'
import type { Route } from './+types/registrations-page.ts'

/** Registrations keep their origin for seven days. */
const BURST_HOURS = 7 * 24

export async function loader({ params, url }: Route.LoaderArgs) {
  const id = rowId(params.id)
  const event = id === null ? null : await findGuestEvent(id)
  if (!event) throw data('event', { status: 404 })
  const { request, state, order } = readGuestFilter(url)
  const [guests, bursts] = await Promise.all([
    listGuests(event.id, request, state, order),
    listBursts({ hours: BURST_HOURS, eventId: event.id }),
  ])
  return { event, bursts, ...guests, ...request, state, order }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const id = rowId(params.id)
  if (id === null) throw data('event', { status: 404 })
  const { id: actor } = await panelAccount(context, request, url)
  const form = await readForm(request)
  switch (form.get('act')) {
    case 'add':
      return add(id, form, actor)
    case 'correct':
      return correct(id, form, actor)
    case 'cancel':
      return cancel(id, form, actor)
    case 'confirm':
      return handleConfirmation(id, form, actor)
    case 'undo-burst':
      return handleUndoBurst(id, form, actor)
    case 'attendance':
      return attend(id, form, actor)
    case 'show-diet':
      return diet(id, form, actor)
    default:
      throw data('act', { status: 400 })
  }
}

const additionRefusals: Record<Exclude<AdditionResult, { ok: true }>['reason'], string> = {
  'unknown-event': 'Este evento ya no existe.',
  ended: 'Evento finalizado: ya no admite inscripciones.',
  full: 'No hay plazas disponibles para este evento',
  already: 'Esta persona ya está inscrita con este email.',
  'mailbox-full': 'Este email ya tiene diez plazas en este evento.',
}

async function add(eventId: number, form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: addedGuestSchema })
  if (submission.status !== 'success')
    return data<GuestAnswer>({ ok: false, title: '', result: submission.reply() }, { status: 422 })
  const failed = 'Error al añadir la inscripción'
  try {
    const outcome = await addGuest(eventId, submission.value, actor)
    if (outcome.ok)
      return data<GuestAnswer>({
        ok: true,
        title: 'Inscripción añadida con éxito',
        text: 'Le enviamos la confirmación por correo.',
      })
    return data<GuestAnswer>(
      { ok: false, title: failed, result: submission.reply({ formErrors: [additionRefusals[outcome.reason]] }) },
      { status: 409 },
    )
  } catch (error) {
    log.error({ err: error }, 'guest not added')
    return data<GuestAnswer>(
      { ok: false, title: failed, result: submission.reply() },
      { status: serverErrorStatus(error) },
    )
  }
}

const correctionRefusals: Record<Exclude<CorrectionResult, { ok: true }>['reason'], string> = {
  unknown: 'Esta inscripción está cancelada o ya no existe.',
  stale:
    'Otra persona ha guardado esta inscripción mientras la editabas. Lo que has escrito sigue aquí, sin guardar: cópialo, cierra y vuelve a abrirla.',
  already: 'Otra inscripción de este evento tiene ya este nombre y este email.',
}

async function correct(eventId: number, form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: correctedGuestSchema })
  if (submission.status !== 'success')
    return data<GuestAnswer>({ ok: false, title: '', result: submission.reply() }, { status: 422 })
  const failed = 'Error al actualizar la inscripción'
  try {
    const outcome = await correctGuest(eventId, submission.value, actor)
    if (outcome.ok)
      return data<GuestAnswer>({
        ok: true,
        title: 'Inscripción actualizada con éxito',
        ...(outcome.sentAgain && { text: 'Enviamos la confirmación al nuevo email.' }),
      })
    return data<GuestAnswer>(
      { ok: false, title: failed, result: submission.reply({ formErrors: [correctionRefusals[outcome.reason]] }) },
      { status: 409 },
    )
  } catch (error) {
    log.error({ err: error }, 'guest not corrected')
    return data<GuestAnswer>(
      { ok: false, title: failed, result: submission.reply() },
      { status: serverErrorStatus(error) },
    )
  }
}

async function cancel(eventId: number, form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: guestSchema })
  const failed = 'Error al cancelar la inscripción'
  if (submission.status !== 'success') return data<Answer>({ ok: false, title: failed }, { status: 400 })
  try {
    const outcome = await cancelGuest(eventId, submission.value.registration_id, actor)
    if (outcome.ok)
      return data<Answer>({
        ok: true,
        title: 'Inscripción cancelada con éxito',
        text: 'La plaza queda libre y le avisamos por correo.',
      })
    return data<Answer>(
      {
        ok: false,
        title: failed,
        text: outcome.reason === 'started' ? 'El evento ya ha empezado.' : 'Ya estaba cancelada o ya no existe.',
      },
      { status: 409 },
    )
  } catch (error) {
    log.error({ err: error }, 'guest not cancelled')
    return data<Answer>({ ok: false, title: failed }, { status: serverErrorStatus(error) })
  }
}

async function attend(eventId: number, form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: attendanceSchema })
  const marked =
    submission.status === 'success' &&
    (await markAttendance(eventId, submission.value.registration_id, submission.value.attended === 'yes', actor))
  return data<Answer>(
    { ok: marked, title: marked ? '' : 'Error al anotar la asistencia' },
    { status: marked ? 200 : 409 },
  )
}

async function diet(eventId: number, form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: guestSchema })
  if (submission.status !== 'success') return data<DietAnswer>({ diet: null }, { status: 400 })
  try {
    return data<DietAnswer>({ diet: await showDiet(eventId, submission.value.registration_id, actor) })
  } catch (error) {
    log.error({ err: error }, 'diet not shown')
    return data<DietAnswer>({ diet: null }, { status: serverErrorStatus(error) })
  }
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
