import { data } from 'react-router'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { asksForFields, formAct, type Shown } from '#app/accounts/session/panel-action.server.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { withMails } from '#app/bookings/panel/change-notices/change-previews.server.ts'
import { findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import {
  createEvent,
  namedOptions,
  updateEvent,
  type EventRefusal,
} from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas, type DateField } from '#app/events/panel/editor/forms.ts'
import type { EventEditorTexts } from '#app/events/panel/editor/editor-texts.ts'

export const saving = (t: EventEditorTexts['editor'], id: number | null) =>
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
        const dropped = outcome.dropped && { ids: namedOptions(outcome.dropped), options: outcome.dropped }
        const question = outcome.question && withMails(outcome.question, fields, actor.language)
        return data({ ...refused.data, taken: outcome.taken, pastDate, dropped, question }, refused.init ?? undefined)
      }
      return redirectWithFlash('/admin/eventos', id === null ? 'event-created' : 'event-updated')
    },
  })

function answerIn(form: FormData): string | undefined {
  const answer = form.get('tell')
  return typeof answer === 'string' ? answer : undefined
}

function shownRefusal({ reason, field }: { reason: EventRefusal; field?: DateField | undefined }): Shown {
  if (reason === 'payment-missing')
    return { fieldErrors: { [nameIn('how_to_pay', mainLanguage())]: ['paymentMissing'] } }
  return field ? { fieldErrors: { [field]: ['dateSkipped'] } } : refusals[reason]
}

const refusals: Record<Exclude<EventRefusal, 'payment-missing'>, Shown> = {
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
