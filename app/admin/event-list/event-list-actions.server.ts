import * as v from 'valibot'
import { formAct } from '#app/accounts/session/panel-action.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { cancelEvent } from '#app/bookings/event-acts/cancel-event.server.ts'
import {
  archiveEvent,
  createPreviewToken,
  unarchiveEvent,
  withdrawPreview,
} from '#app/events/panel/list/event-life.server.ts'
import { deleteEvent } from '#app/bookings/event-acts/delete-event.server.ts'
import { selectedEventActs } from './selected-actions.server.ts'
import { rowIdField } from '#app/platform/forms/ids.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { lifeTexts, type LifeTexts } from '#app/events/panel/list/life-texts.ts'
import { eventDeletionTexts, type EventDeletionTexts } from '#app/events/panel/list/deletion-texts.ts'

const countField = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

const eventActSchema = v.object({ event_id: rowIdField })

/** `parties`: as many as the confirmation named. */
const eventCancellationSchema = v.object({ event_id: rowIdField, parties: countField })

/** `registrations`: as many as the confirmation named. */
const eventDeletionSchema = v.object({ event_id: rowIdField, registrations: countField })

export function eventListActions(language: Language) {
  const texts = lifeTexts[language]
  return {
    delete: deletion(eventDeletionTexts[language]),
    cancel: cancellation(texts.cancellation),
    archive: archiving(texts, archiveEvent, texts.archiving.archived, texts.archiving.archivedText),
    unarchive: archiving(texts, unarchiveEvent, texts.archiving.unarchived),
    preview: previewing(texts),
    'withdraw-preview': withdrawing(texts),
    ...selectedEventActs(language),
  }
}

const deletion = (t: EventDeletionTexts) =>
  formAct({
    needs: 'events.edit',
    schema: eventDeletionSchema,
    asksPassword: 'event.deleted',
    failed: t.failed,
    async run({ fields: { event_id: id, registrations: agreed }, actor, refuse }) {
      const outcome = await deleteEvent(id, agreed, actor)
      if (outcome.ok) return { ok: true, title: t.done, text: t.inTrash }
      if (outcome.reason === 'unknown') return refuse(outcome.reason, { text: t.unknown })
      if (outcome.reason === 'more-guests') return refuse(outcome.reason, { text: t.moreRegistrations(outcome.now) })
      return refuse(outcome.reason, { text: t.refused[outcome.reason] })
    },
  })

const cancellation = (t: LifeTexts['cancellation']) =>
  formAct({
    needs: 'events.edit',
    schema: eventCancellationSchema,
    asksPassword: 'event.cancelled',
    failed: t.failed,
    async run({ fields: { event_id: id, parties: agreed }, actor, refuse }) {
      const outcome = await cancelEvent(id, agreed, actor)
      if (outcome.ok) return { ok: true, title: t.done }
      if (outcome.reason === 'more-parties') return refuse(outcome.reason, { text: t.moreParties(outcome.now) })
      return refuse(outcome.reason, { text: t[outcome.reason] })
    },
  })

const archiving = (
  { archiving: t, cancellation }: LifeTexts,
  write: typeof archiveEvent | typeof unarchiveEvent,
  done: string,
  text?: string,
) =>
  formAct({
    needs: 'events.edit',
    schema: eventActSchema,
    failed: t.failed,
    async run({ fields: { event_id: id }, actor, refuse }) {
      const outcome = await write(id, actor)
      if (outcome.ok) return { ok: true, title: done, ...(text && { text }) }
      return refuse(outcome.reason, {
        text: outcome.reason === 'unknown' ? cancellation.unknown : t.refusals[outcome.reason],
      })
    },
  })

const previewing = ({ preview: t, cancellation }: LifeTexts) =>
  formAct({
    needs: 'events.edit',
    schema: eventActSchema,
    failed: t.failed,
    async run({ fields: { event_id: id }, actor, refuse }) {
      const token = await createPreviewToken(id, actor)
      if (token === null) return refuse('unknown', { text: cancellation.unknown })
      return { ok: true, title: t.created, link: siteUrl(`/eventos/${id}?token=${token}`, mainLanguage()) }
    },
  })

const withdrawing = ({ preview: t, cancellation }: LifeTexts) =>
  formAct({
    needs: 'events.edit',
    schema: eventActSchema,
    failed: t.failed,
    async run({ fields: { event_id: id }, actor, refuse }) {
      if (await withdrawPreview(id, actor)) return { ok: true, title: t.withdrawn }
      return refuse('unknown', { text: cancellation.unknown })
    },
  })
