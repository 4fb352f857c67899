import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { setAutomatic, writeAutomaticText } from '#app/event-messages/automatic-messages.server.ts'
import { guestMessages } from '#app/event-messages/guest-messages.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { halfWritten, missingTexts, storedTexts } from '#app/messages/panel/forms.ts'
import { writtenMessageActs } from '#app/messages/panel/message-acts.server.ts'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import { automaticSchema, automaticTextSchema, draftSchema, messageSchema } from './forms.ts'
import { guestMessageTexts } from './guest-message-texts.ts'
import { findAutomaticForForm, findMessageForForm, ownTexts, readTextsInForce } from './message-values.server.ts'

/** What the page of an event's messages can ask for. */
export function messageActs(eventId: number, language: Language) {
  return {
    ...writtenMessageActs({
      scope: guestMessages(eventId),
      language,
      needs: 'event-messages.edit',
      sends: 'event.message-scheduled',
      draftSchema,
      messageSchema,
      addressing: ({ audience }) => ({ audience }),
      stored: async ({ fields, actor }) =>
        storedVersion(
          actor,
          String(eventId),
          ['event.message-saved', 'event.message-scheduled', 'event.message-tested'],
          await findMessageForForm(eventId, fields.message_id),
        ),
    }),
    text: writing(eventId, language),
    'turn-off': turning(eventId, language, false),
    'turn-on': turning(eventId, language, true),
  }
}

const writing = (eventId: number, language: Language) =>
  formAct({
    needs: 'event-messages.edit',
    schema: automaticTextSchema,
    asksPassword: 'event.message-text-changed',
    failed: messageTexts[language].failed,
    invalid: NO_TOAST,
    stored: async ({ fields: { kind }, actor }) =>
      storedVersion(actor, String(eventId), ['event.message-text-changed'], await findAutomaticForForm(eventId, kind)),
    async run({ fields, actor, refuse }) {
      const { kind, version, ...texts } = fields
      const half = halfWritten(texts)
      if (half.length > 0) return refuse('missing', { ...NO_TOAST, fieldErrors: missingTexts(texts, half) })
      const own = storedTexts(ownTexts(texts, await readTextsInForce(kind)))
      const outcome = await writeAutomaticText(eventId, kind, { version, ...own }, actor)
      if (!outcome.ok) return refuse(outcome.reason, { ...NO_TOAST, formErrors: [outcome.reason] })
      return { ok: true, title: guestMessageTexts[language].done.text }
    },
  })

function turning(eventId: number, language: Language, isOn: boolean) {
  const { failed, done } = messageTexts[language]
  return formAct({
    needs: 'event-messages.edit',
    schema: automaticSchema,
    failed,
    async run({ fields, actor, refuse }) {
      const outcome = await setAutomatic(eventId, fields.kind, isOn, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: done.removedMissing })
      return { ok: true, title: isOn ? guestMessageTexts[language].done.resumed : done.stopped }
    },
  })
}
