import { formAct, type PanelAct } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import {
  extendOffer,
  offerNow,
  joinByClub,
  removeFromList,
  restoreToList,
  returnToEnd,
  seatNow,
  setOfferMode,
  withdrawOffer,
} from '#app/waiting-list/club-offers.server.ts'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { joinedSchema, offerModeSchema, seatedSchema, waitingPartySchema } from './waiting-forms.ts'
import { waitingActTexts, type WaitingActTexts } from './act-texts.ts'

type Outcome = { ok: true } | { ok: false; reason: keyof WaitingActTexts['refusals'] }
type Verb<Result extends Outcome> = (eventId: number, partyId: string, actor: Actor) => Promise<Result>
type Tell<Result> = (done: Extract<Result, { ok: true }>) => { title: string; text?: string }

/** What the waiting list of an event can ask for. */
export function waitingActs(eventId: number, language: Language) {
  const t = waitingActTexts[language]
  const about = <Result extends Outcome>(verb: Verb<Result>, tell: Tell<Result>) => partyAct(eventId, t, verb, tell)
  return {
    join: joining(eventId, language),
    offer: about(offerNow, ({ mailed }) =>
      mailed ? { title: t.done.offer } : { title: t.done.kept, text: t.done.call },
    ),
    extend: about(extendOffer, ({ until }) => ({ title: t.done.extend(formatWeekdayTime(until, language)) })),
    withdraw: about(withdrawOffer, ({ byHand, mailed }) => ({
      title: t.done.withdraw,
      text: [mailed ? t.done.mailed : t.done.call, ...(byHand ? [t.done.byHand] : [])].join(' '),
    })),
    return: about(returnToEnd, ({ mailed }) => ({ title: t.done.return, text: mailed ? t.done.mailed : t.done.call })),
    restore: about(restoreToList, ({ mailed }) => ({
      title: t.done.restore,
      text: mailed ? t.done.mailed : t.done.call,
    })),
    remove: about(removeFromList, ({ mailed }) => ({
      title: t.done.remove,
      text: mailed ? t.done.mailed : t.done.call,
    })),
    seat: seating(eventId, t),
    mode: modeChange(eventId, t),
  }
}

function partyAct<Result extends Outcome>(eventId: number, t: WaitingActTexts, verb: Verb<Result>, tell: Tell<Result>) {
  return formAct({
    needs: 'registrations.edit',
    schema: waitingPartySchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await verb(eventId, fields.party_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, ...tell(outcome as Extract<Result, { ok: true }>) }
    },
  })
}

const seating = (eventId: number, t: WaitingActTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: seatedSchema,
    failed: t.failed,
    async run({ fields: { party_id: id, chairs, reason = '' }, actor, refuse }) {
      const outcome = await seatNow(eventId, id, { chairs, reason }, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.done.seat, text: outcome.mailed ? t.done.seatText : t.done.call }
    },
  })

function joining(eventId: number, language: Language): PanelAct {
  const t = waitingActTexts[language]
  return formAct({
    needs: 'registrations.edit',
    schema: joinedSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const { full_name: fullName, email = null, phone, language: ofMails, size } = fields
      const contact = { fullName, email, phone, language: ofMails, privacyVersion: legalVersions.privacy }
      const more = { howDidYouKnowUs: undefined, notes: undefined, isMember: false }
      const outcome = await joinByClub(eventId, { ...contact, ...more }, size, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.joinRefusals[outcome.reason] })
      return { ok: true, title: t.done.join, text: outcome.mailed ? t.done.mailed : t.done.call }
    },
  })
}

const modeChange = (eventId: number, t: WaitingActTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: offerModeSchema,
    failed: t.failed,
    async run({ fields: { mode }, actor, refuse }) {
      const changed = await setOfferMode(eventId, mode, actor)
      return changed ? { ok: true, title: t.done.mode[mode] } : refuse('unknown', { text: t.refusals.unknown })
    },
  })
