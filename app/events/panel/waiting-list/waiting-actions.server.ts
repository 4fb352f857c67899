import { formAct, type PanelAct } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import {
  extendOffer,
  offerNow,
  removeFromList,
  returnToEnd,
  seatNow,
  setOfferMode,
  withdrawOffer,
} from '#app/events/waiting-list/club-offers.server.ts'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { offerModeSchema, seatedSchema, waitingPartySchema } from './waiting-forms.ts'
import { waitingTexts, type WaitingTexts } from './waiting-texts.ts'

type Outcome = { ok: true } | { ok: false; reason: keyof WaitingTexts['refusals'] }
type Verb<Result extends Outcome> = (eventId: number, partyId: string, actor: Actor) => Promise<Result>
type Tell<Result> = (done: Extract<Result, { ok: true }>) => { title: string; text?: string }

/** What the waiting list of an event can ask for. */
export function waitingActs(eventId: number, language: Language) {
  const t = waitingTexts[language]
  const about = <Result extends Outcome>(verb: Verb<Result>, tell: Tell<Result>) => partyAct(eventId, t, verb, tell)
  return {
    offer: about(offerNow, () => ({ title: t.done.offer })),
    extend: about(extendOffer, ({ until }) => ({ title: t.done.extend(formatWeekdayTime(until, language)) })),
    withdraw: about(withdrawOffer, ({ byHand }) => ({
      title: t.done.withdraw,
      ...(byHand && { text: t.done.byHand }),
    })),
    return: about(returnToEnd, () => ({ title: t.done.return })),
    remove: about(removeFromList, () => ({ title: t.done.remove })),
    seat: seating(eventId, t),
    mode: modeChange(eventId, t),
  }
}

function partyAct<Result extends Outcome>(
  eventId: number,
  t: WaitingTexts,
  verb: Verb<Result>,
  tell: Tell<Result>,
): PanelAct {
  return formAct({
    schema: waitingPartySchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await verb(eventId, fields.registration_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, ...tell(outcome as Extract<Result, { ok: true }>) }
    },
  })
}

const seating = (eventId: number, t: WaitingTexts) =>
  formAct({
    schema: seatedSchema,
    failed: t.failed,
    async run({ fields: { registration_id: id, chairs, reason = '' }, actor, refuse }) {
      const outcome = await seatNow(eventId, id, { chairs, reason }, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.done.seat, text: t.done.seatText }
    },
  })

const modeChange = (eventId: number, t: WaitingTexts) =>
  formAct({
    schema: offerModeSchema,
    failed: t.failed,
    async run({ fields: { mode }, actor, refuse }) {
      const changed = await setOfferMode(eventId, mode, actor)
      return changed ? { ok: true, title: t.done.mode[mode] } : refuse('unknown', { text: t.refusals.unknown })
    },
  })
