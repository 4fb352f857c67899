import { formAct, NO_TOAST, type Shown } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { setAutomatic, stopMessage, writeAutomaticText } from '#app/event-messages/automatic-messages.server.ts'
import {
  deleteMessage,
  saveDraft,
  scheduleMessage,
  testMessage,
  type ScheduleRefusal,
} from '#app/event-messages/written-messages.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { clubTime } from '#app/platform/club-time.ts'
import {
  automaticSchema,
  automaticTextSchema,
  draftSchema,
  halfWritten,
  messageIdSchema,
  messageSchema,
  missingTexts,
  storedTexts,
  type MessageFieldError,
  type TextFields,
} from './forms.ts'
import { findAutomaticForForm, findMessageForForm, ownTexts, readTextsInForce } from './message-values.server.ts'
import { messageTexts, type MessageTexts } from './message-texts.ca.ts'

/** What the page of an event's messages can ask for. */
export function messageActs(eventId: number, language: Language) {
  const t = messageTexts[language]
  return {
    schedule: scheduling(eventId, t, language),
    save: carryOutDraft(eventId, t, saveDraft, t.done.saved),
    test: carryOutDraft(eventId, t, testMessage, t.done.tested),
    stop: stopping(eventId, t),
    delete: removal(eventId, t),
    text: writing(eventId, t),
    'turn-off': turning(eventId, t, false),
    'turn-on': turning(eventId, t, true),
  }
}

type Fields = TextFields & { message_id: string; version: number; audience: 'booked' | 'waiting' | 'came' | 'no-show' }

const written = ({ message_id: id, version, audience, ...fields }: Fields) => ({
  id,
  version,
  audience,
  ...storedTexts(fields),
})

const stored =
  (eventId: number) =>
  async ({ fields, actor }: { fields: { message_id: string }; actor: { id: string } }) =>
    storedVersion(
      actor,
      String(eventId),
      ['event.message-saved', 'event.message-scheduled', 'event.message-tested'],
      await findMessageForForm(eventId, fields.message_id),
    )

const shownRefusal = (reason: ScheduleRefusal): Shown =>
  reason === 'past' || reason === 'over' ? { fieldErrors: { send_at: [reason] } } : { formErrors: [reason] }

const scheduling = (eventId: number, t: MessageTexts, language: Language) =>
  formAct({
    needs: 'event-messages.edit',
    schema: messageSchema,
    asksPassword: 'event.message-scheduled',
    failed: t.failed,
    invalid: NO_TOAST,
    stored: stored(eventId),
    async run({ fields, actor, refuse }) {
      const { when, send_at: wall, again, ...message } = fields
      const time = when === 'at' ? readSendTime(wall) : ({ ok: true, at: null } as const)
      if (!time.ok) return refuse(time.reason, { ...NO_TOAST, fieldErrors: { send_at: [timeErrors[time.reason]] } })
      const outcome = await scheduleMessage(eventId, written(message), time.at, actor, again === 'yes')
      if (outcome.ok) {
        const title = time.at
          ? t.done.scheduled(outcome.mails, formatDateTime(time.at, language))
          : t.done.sent(outcome.mails)
        return { ok: true, title, sent: true }
      }
      if (!outcome.languages) return refuse(outcome.reason, { ...NO_TOAST, ...shownRefusal(outcome.reason) })
      return refuse('missing', { ...NO_TOAST, fieldErrors: missingTexts(fields, outcome.languages) })
    },
  })

type SendTime = { ok: true; at: Date } | { ok: false; reason: keyof typeof timeErrors }

function readSendTime(wall: string): SendTime {
  if (wall === '') return { ok: false, reason: 'no-date' }
  const { moment } = clubTime(wall)
  return moment ? { ok: true, at: moment } : { ok: false, reason: 'no-such-time' }
}

const timeErrors = { 'no-date': 'timeMissing', 'no-such-time': 'noSuchTime' } as const satisfies Record<
  string,
  MessageFieldError
>

/** Saves the draft, or sends it to oneself as a test; both keep what was typed when they are refused. */
const carryOutDraft = (
  eventId: number,
  t: MessageTexts,
  carryOut: typeof saveDraft | typeof testMessage,
  title: string,
) =>
  formAct({
    needs: 'event-messages.edit',
    schema: draftSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    stored: stored(eventId),
    async run({ fields, actor, refuse }) {
      const outcome = await carryOut(eventId, written(fields), actor)
      if (!outcome.ok) return refuse(outcome.reason, { ...NO_TOAST, formErrors: [outcome.reason] })
      return { ok: true, title }
    },
  })

const stopping = (eventId: number, t: MessageTexts) =>
  formAct({
    needs: 'event-messages.edit',
    schema: messageIdSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await stopMessage(eventId, fields.message_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.done.removedMissing })
      return { ok: true, title: t.done.stopped, text: t.done.stoppedText[outcome.begun ? 'begun' : 'draft'] }
    },
  })

const removal = (eventId: number, t: MessageTexts) =>
  formAct({
    needs: 'event-messages.edit',
    schema: messageIdSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const deleted = await deleteMessage(eventId, fields.message_id, actor)
      return deleted ? { ok: true, title: t.done.removed } : refuse('unknown', { text: t.done.removedMissing })
    },
  })

const writing = (eventId: number, t: MessageTexts) =>
  formAct({
    needs: 'event-messages.edit',
    schema: automaticTextSchema,
    asksPassword: 'event.message-text-changed',
    failed: t.failed,
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
      return { ok: true, title: t.done.text }
    },
  })

const turning = (eventId: number, t: MessageTexts, isOn: boolean) =>
  formAct({
    needs: 'event-messages.edit',
    schema: automaticSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await setAutomatic(eventId, fields.kind, isOn, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.done.removedMissing })
      return { ok: true, title: isOn ? t.done.resumed : t.done.stopped }
    },
  })
