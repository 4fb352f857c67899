import { parseWithValibot } from '@conform-to/valibot'
import { data, Link, redirect } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { rowId } from '#app/platform/forms/row-id.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { createEvent, findEventForForm, listEventChoices, updateEvent, type EventRefusal } from './events.server.ts'
import { dateMessages, eventSchema } from './forms.ts'
import { EventEditor } from './event-editor.tsx'
import type { Route } from './+types/edit-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const [event, choices] = await Promise.all([findEventOr404(params.id), listEventChoices()])
  return { event, choices }
}

async function findEventOr404(id: string | undefined) {
  if (id === undefined) return null
  const number = rowId(id)
  const event = number === null ? null : await findEventForForm(number)
  if (!event) throw data('event', { status: 404 })
  return event
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const { id: actor } = await panelAccount(context, request, url)
  const id = params.id === undefined ? undefined : rowId(params.id)
  if (id === null) throw data('event', { status: 404 })
  const submission = parseWithValibot(await readForm(request), { schema: eventSchema })
  if (submission.status !== 'success') return data({ result: submission.reply(), failed: null }, { status: 422 })
  try {
    const outcome =
      id === undefined ? await createEvent(submission.value, actor) : await updateEvent(id, submission.value, actor)
    if (outcome.ok) {
      const toast = `event-${id === undefined ? 'created' : 'updated'}${outcome.twice ? '-twice' : ''}`
      return redirect('/admin/eventos', { status: 303, headers: { 'Set-Cookie': flashMessageCookie(toast) } })
    }
    return data(
      {
        result: submission.reply(toFormErrors(outcome)),
        failed: outcome.reason === 'stale' ? ('stale' as const) : null,
      },
      { status: outcome.reason === 'stale' || outcome.reason === 'unknown' ? 409 : 422 },
    )
  } catch (error) {
    log.error({ err: error }, 'event not saved')
    return data({ result: submission.reply(), failed: 'server-error' as const }, { status: serverErrorStatus(error) })
  }
}

function toFormErrors(refusal: EventRefusal): { fieldErrors?: Record<string, string[]>; formErrors?: string[] } {
  switch (refusal.reason) {
    case 'no-such-time':
      return { fieldErrors: { date: [dateMessages.skipped] } }
    case 'no-date':
      return { fieldErrors: { date: [dateMessages.missing] } }
    case 'seats':
      return {
        fieldErrors: {
          max_participants: [
            refusal.taken === 1 ? 'Ya hay 1 plaza ocupada' : `Ya hay ${refusal.taken} plazas ocupadas`,
          ],
        },
      }
    case 'restaurant':
      return { fieldErrors: { restaurant_id: ['Este restaurante ya no existe'] } }
    case 'organizer':
      return { fieldErrors: { organizer_id: ['Este organizador ya no existe'] } }
    case 'picture':
      return { fieldErrors: { image_url: ['Esta imagen ya no existe'] } }
    case 'unknown':
      return { formErrors: ['Este evento ya no existe: alguien lo ha eliminado.'] }
    case 'stale':
      return {
        formErrors: [
          'Otra persona ha guardado este evento mientras lo editabas. Lo que has escrito sigue aquí, sin guardar.',
        ],
      }
  }
}

export default function EventPage({ loaderData: { event, choices }, actionData }: Route.ComponentProps) {
  const writes = useCan()('events', 'write')
  return (
    <>
      <PanelHead title={!writes ? 'Evento' : event ? 'Editar evento' : 'Nuevo evento'}>
        <Link to="/admin/eventos" className="text-link small">
          <Icon name="arrow-left" />
          Todos los eventos
        </Link>
      </PanelHead>
      {!writes && <p className="panel-notice">Solo los administradores pueden crear y cambiar eventos.</p>}
      <EventEditor key={event?.id ?? 'new'} event={event} choices={choices} answer={actionData} readOnly={!writes} />
    </>
  )
}
