import { data } from 'react-router'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { asksForFields, formAct, panelAction, type Shown } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { withMails } from '#app/bookings/panel/change-notices/change-previews.server.ts'
import { copyEventForForm, findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import {
  createEvent,
  namedOptions,
  updateEvent,
  type EventRefusal,
} from '#app/bookings/event-acts/save-event.server.ts'
import { listEventChoices } from '#app/events/panel/editor/event-choices.server.ts'
import { eventSchemas, type DateField } from '#app/events/panel/editor/forms.ts'
import { EventEditor } from './event-editor.tsx'
import { eventPanelTexts, type EventPanelTexts } from '#app/events/panel/panel-texts.ca.ts'
import type { Route } from './+types/edit-page.ts'

/** `?desde=` starts a new event with what another one says; nothing is stored until it is saved. */
export async function loader({ params: { id }, url }: Route.LoaderArgs) {
  const from = url.searchParams.get('desde')
  const [event, copied, choices] = await Promise.all([
    id === undefined ? null : findEventForForm(requireRowId(id)).then(requireRow),
    id === undefined && from !== null ? copyEventForForm(requireRowId(from)).then(requireRow) : null,
    listEventChoices(),
  ])
  return { event, copied, choices }
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  return panelAction(args, (language) =>
    saving(eventPanelTexts[language].editor, id === undefined ? null : requireRowId(id)),
  )
}

const saving = (t: EventPanelTexts['editor'], id: number | null) =>
  formAct({
    needs: 'events.edit',
    schema: eventSchemas[mainLanguage()],
    asksPassword: asksForFields(
      id === null ? 'event.created' : 'event.updated',
      async () => (id === null ? null : await findEventForForm(id))?.fields ?? {},
    ),
    failed: id === null ? t.creationFailed : t.updateFailed,
    failure: { formErrors: ['notSaved'] },
    stored: async ({ actor }) => {
      const event = id === null ? null : await findEventForForm(id)
      return storedVersion(
        actor,
        String(id),
        ['event.updated', 'event.restored', 'event.archived', 'event.unarchived'],
        event?.fields,
      )
    },
    async run({ form, fields, actor, refuse }) {
      const outcome =
        id === null ? await createEvent(fields, actor) : await updateEvent(id, fields, actor, answerIn(form))
      if (!outcome.ok) {
        const lacksReason = outcome.reason === 'tell' && answerIn(form)?.startsWith('quiet:') && !fields.quiet_reason
        const shown = lacksReason
          ? { title: '', fieldErrors: { quiet_reason: ['reasonMissing'] } }
          : shownRefusal(outcome)
        const refused = await refuse(lacksReason ? 'quiet-reason' : outcome.reason, shown)
        // An answer that was given before stays given when another question follows.
        const pastDate = outcome.reason === 'past' ? fields.date : fields.past_date
        const dropped = outcome.dropped && {
          ids: namedOptions(outcome.dropped),
          options: outcome.dropped,
        }
        const question = outcome.question && withMails(outcome.question, fields, actor.language)
        return data({ ...refused.data, taken: outcome.taken, pastDate, dropped, question }, refused.init ?? undefined)
      }
      const toast = id === null ? 'event-created' : 'event-updated'
      return redirectWithFlash('/admin/eventos', outcome.twice ? `${toast}-twice` : toast)
    },
  })

function answerIn(form: FormData): string | undefined {
  const answer = form.get('tell')
  return typeof answer === 'string' ? answer : undefined
}

function shownRefusal({ reason, field }: { reason: EventRefusal; field?: DateField | undefined }): Shown {
  return field ? { fieldErrors: { [field]: ['dateSkipped'] } } : refusals[reason]
}

const refusals: Record<EventRefusal, Shown> = {
  'no-such-time': { fieldErrors: { date: ['dateSkipped'] } },
  'no-date': { fieldErrors: { date: ['dateMissing'] } },
  past: { fieldErrors: { date: ['datePast'] } },
  'seats-taken': { fieldErrors: { max_participants: ['seatsTaken'] } },
  'restaurant-gone': { fieldErrors: { restaurant_id: ['restaurantGone'] } },
  'organizer-gone': { fieldErrors: { organizer_id: ['organizerGone'] } },
  'picture-gone': { fieldErrors: { image_url: ['pictureGone'] } },
  tell: { title: '', formErrors: ['tellFirst'] },
  'options-chosen': { formErrors: ['optionsChosen'] },
  'seen-by-guests': { fieldErrors: { status: ['guestsSeeIt'] } },
  unknown: { formErrors: ['unknown'] },
  conflict: { formErrors: ['conflict'] },
}

export default function EventPage({ loaderData: { event, copied, choices }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(eventPanelTexts)
  const writes = useCan()('events.edit')
  return (
    <>
      {event ? (
        <h2 className="visually-hidden">{writes ? t.editor.edit : t.editor.view}</h2>
      ) : (
        <PanelHead title={t.newEvent}>
          <BackLink to="/admin/eventos">{t.allEvents}</BackLink>
        </PanelHead>
      )}
      {!writes && <p className="panel-notice">{t.editor.readOnly}</p>}
      <EventEditor
        key={event?.id ?? `new ${copied?.id}`}
        event={event}
        copied={copied}
        choices={choices}
        answer={actionData}
        readOnly={!writes}
      />
    </>
  )
}
