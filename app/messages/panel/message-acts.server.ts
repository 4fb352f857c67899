import type { GenericSchema } from 'valibot'
import type { Capability } from '#app/accounts/capabilities.ts'
import type { ProtectedAct } from '#app/accounts/protected-acts.ts'
import { formAct, NO_TOAST, type Shown } from '#app/accounts/session/panel-action.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Addressing, MessageScope, ScheduleRefusal } from '#app/messages/message-scope.ts'
import { deleteMessage, saveDraft, stopMessage, testMessage } from '#app/messages/written-messages.server.ts'
import { scheduleMessage } from '#app/messages/schedule-message.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import type { StoredVersion } from '#app/ui/panel/use-answer.ts'
import { messageIdSchema, missingTexts, storedTexts, type MessageFieldError, type TextFields } from './forms.ts'
import { messageTexts } from './message-texts.ts'

type DraftFields = TextFields & { message_id: string; version: number }
type SentFields = DraftFields & { when: 'now' | 'at'; send_at: string; again: 'yes' | 'no' }

/** What a page with messages tells of them. */
type MessagePage<Draft extends DraftFields> = {
  scope: MessageScope
  language: Language
  needs: Capability
  sends: ProtectedAct
  draftSchema: GenericSchema<unknown, Draft>
  messageSchema: GenericSchema<unknown, Draft & SentFields>
  addressing: (fields: Draft) => Addressing
  /** For the refusal `conflict`. */
  stored: (sent: { fields: Draft; actor: { id: string } }) => Promise<StoredVersion | null>
}

const written = <Draft extends DraftFields>({ addressing }: Pick<MessagePage<Draft>, 'addressing'>, fields: Draft) => ({
  id: fields.message_id,
  version: fields.version,
  ...addressing(fields),
  ...storedTexts(fields),
})

export function writtenMessageActs<Draft extends DraftFields>(page: MessagePage<Draft>) {
  const { done: t } = messageTexts[page.language]
  return {
    schedule: scheduling(page),
    save: carryOutDraft(page, saveDraft, t.saved),
    test: carryOutDraft(page, testMessage, t.tested),
    stop: stopping(page),
    delete: removal(page),
  }
}

const shownRefusal = (reason: ScheduleRefusal): Shown =>
  reason === 'past' || reason === 'over' ? { fieldErrors: { send_at: [reason] } } : { formErrors: [reason] }

function scheduling<Draft extends DraftFields>(page: MessagePage<Draft>) {
  const { needs, sends, messageSchema: schema, stored, language, scope } = page
  const t = messageTexts[language]
  return formAct({
    needs,
    schema,
    asksPassword: sends,
    failed: t.failed,
    invalid: NO_TOAST,
    stored,
    async run({ fields, actor, refuse }) {
      const time = fields.when === 'at' ? readSendTime(fields.send_at) : ({ ok: true, at: null } as const)
      if (!time.ok) return refuse(time.reason, { ...NO_TOAST, fieldErrors: { send_at: [timeErrors[time.reason]] } })
      const outcome = await scheduleMessage(scope, written(page, fields), time.at, actor, fields.again === 'yes')
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
}

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
function carryOutDraft<Draft extends DraftFields>(
  page: MessagePage<Draft>,
  carryOut: typeof saveDraft | typeof testMessage,
  title: string,
) {
  const { needs, draftSchema: schema, stored, language, scope } = page
  return formAct({
    needs,
    schema,
    failed: messageTexts[language].failed,
    invalid: NO_TOAST,
    stored,
    async run({ fields, actor, refuse }) {
      const outcome = await carryOut(scope, written(page, fields), actor)
      if (!outcome.ok) return refuse(outcome.reason, { ...NO_TOAST, formErrors: [outcome.reason] })
      return { ok: true, title }
    },
  })
}

function stopping<Draft extends DraftFields>({ needs, language, scope }: MessagePage<Draft>) {
  const { failed, done: t } = messageTexts[language]
  return formAct({
    needs,
    schema: messageIdSchema,
    failed,
    async run({ fields, actor, refuse }) {
      const outcome = await stopMessage(scope, fields.message_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.removedMissing })
      return { ok: true, title: t.stopped, text: t.stoppedText[outcome.begun ? 'begun' : 'draft'] }
    },
  })
}

function removal<Draft extends DraftFields>({ needs, language, scope }: MessagePage<Draft>) {
  const { failed, done: t } = messageTexts[language]
  return formAct({
    needs,
    schema: messageIdSchema,
    failed,
    async run({ fields, actor, refuse }) {
      const deleted = await deleteMessage(scope, fields.message_id, actor)
      return deleted ? { ok: true, title: t.removed } : refuse('unknown', { text: t.removedMissing })
    },
  })
}
