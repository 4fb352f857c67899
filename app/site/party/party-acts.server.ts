import { changeBooking } from '#app/bookings/parties/change-booking.server.ts'
import type { ChangeRefusal } from '#app/bookings/parties/change-party.server.ts'
import type { ChangedGuest } from '#app/bookings/parties/changed-guests.server.ts'
import type { GuestFields } from '#app/bookings/parties/new-guests.server.ts'
import { NO_DIET, writeDiet } from '#app/diets/diet.ts'
import { readGuests, readSize, type SentGuest } from '#app/bookings/registration/party-forms.ts'
import { STEP, stepSize } from '#app/bookings/registration/party-rows.ts'
import { acceptOffer, declineOffer } from '#app/waiting-list/answers.server.ts'
import { leaveWaitingList, rejoin, shrinkWaiting } from '#app/waiting-list/joining.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'
import type { PartyAnswer } from '#app/bookings/site/party/party-answer.ts'
import type { PartyDone } from '#app/bookings/site/party/party-done.ts'
import type { BookedParty, OfferedParty, PartyView } from '#app/bookings/site/party/party-view.ts'

type Outcome = { done: PartyDone | null } | PartyAnswer

/** Carries out what a form of the page asks for. */
export async function actOnParty(party: PartyView, form: FormData): Promise<Outcome> {
  const act = acts.get(textIn(form, 'act')) ?? (form.has(STEP) ? step : undefined)
  if (!act) return stateChanged
  try {
    return await act(party, form)
  } catch (error) {
    log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'party form failed')
    return { state: 'failed', form: formOf(party), reason: 'failed', typed: readGuests(form, false).typed }
  }
}

type Act = (party: PartyView, form: FormData) => Outcome | Promise<Outcome>

const acts = new Map<string, Act>([
  ['guests', whenBooked(saveGuests)],
  ['size', whenBooked(resize)],
  ['shrink', shrink],
  ['leave', leave],
  ['accept', accept],
  ['accept-fewer', accept],
  ['decline', decline],
  ['rejoin', rejoinList],
])

const stateChanged: PartyAnswer = { state: 'refused', form: 'page', reason: 'state-changed' }

function formOf({ state }: PartyView): PartyAnswer['form'] {
  return state === 'booked' ? 'guests' : state === 'offered' ? 'offer' : 'page'
}

function isStale(party: PartyView, form: FormData): boolean {
  return form.get('version') !== String(party.version)
}

function whenBooked(act: (party: BookedParty, form: FormData) => Outcome | Promise<Outcome>): Act {
  return (party, form) => (party.state === 'booked' ? act(party, form) : stateChanged)
}

/** A button of the stepper without script: the next number, and nothing else. */
const step: Act = (party, form) => {
  const by = Number(form.get(STEP))
  const shown = { state: 'asked' as const, size: stepSize(readSize(form) ?? party.size, by), step: by }
  if (party.state === 'booked') return { ...shown, form: 'size' }
  return party.state === 'offered'
    ? { ...shown, form: 'offer', typed: readGuests(form, false).typed }
    : { ...shown, form: 'waiting' }
}

async function saveGuests(party: BookedParty, form: FormData): Promise<Outcome> {
  const { typed, errors, guests } = readGuests(form, party.isLate)
  const kept = { form: 'guests' as const, typed }
  if (Object.keys(errors).length > 0) return { ...kept, state: 'wrong', reason: 'invalid', errors }
  if (isStale(party, form) || guests.length !== party.size) return { ...kept, state: 'refused', reason: 'stale' }
  const outcome = await changeBooking(party.token, party.version, changesOf(party, guests))
  if (outcome.ok) return { done: outcome.replaced.length > 0 ? 'replaced' : 'saved' }
  const { reason } = outcome
  return isGone(reason) ? stateChanged : { ...kept, state: 'refused', reason }
}

const isGone = (reason: ChangeRefusal): reason is 'unknown' | 'cancelled' =>
  reason === 'unknown' || reason === 'cancelled'

/** A diet that the page did not show is kept; names and choices after the deadline are the stored ones. */
function changesOf({ guests, isLate }: BookedParty, sent: readonly SentGuest[]): ChangedGuest[] {
  return sent.map(({ id, fullName, diet, menuOptionId }) => {
    const stored = guests.find((guest) => guest.id === id)
    const changed = !stored?.dietHidden && writeDiet(diet) !== writeDiet(stored?.diet ?? NO_DIET)
    return {
      id,
      fullName: isLate && stored ? stored.fullName : fullName,
      diet: changed ? diet : undefined,
      menuOptionId: isLate ? undefined : menuOptionId,
    }
  })
}

/** Guests without a name leave first; of the others the page asks who leaves. */
async function resize(party: BookedParty, form: FormData): Promise<Outcome> {
  if (isStale(party, form)) return { state: 'refused', form: 'size', reason: 'stale-size' }
  const size = readSize(form) ?? party.size
  if (size === party.size) return { done: null }
  const stay = party.guests.map(({ id, fullName }) => ({ id, fullName }))
  if (size > party.size) return saveSize(party, [...stay, ...newGuests(size - party.size)], size)
  const leave = party.size - size
  const chosen = form.getAll('leaving').map(String)
  const [, ...others] = party.guests
  if (chosen.some((id) => !others.some((guest) => guest.id === id)))
    return { state: 'refused', form: 'size', reason: 'stale-size' }
  const unnamed = others.filter(({ fullName }) => fullName === '').map(({ id }) => id)
  const leaving = chosen.length > 0 ? chosen : unnamed.slice(-leave)
  if (leaving.length === leave) {
    return saveSize(
      party,
      stay.filter(({ id }) => !leaving.includes(id)),
      size,
    )
  }
  const asked = { form: 'size' as const, leave, leaving }
  return form.has('asked') ? { ...asked, state: 'wrong', reason: 'choose' } : { ...asked, state: 'asked' }
}

const newGuests = (count: number): ChangedGuest[] => Array.from({ length: count }, () => ({ fullName: '' }))

async function saveSize(party: BookedParty, guests: readonly ChangedGuest[], size: number): Promise<Outcome> {
  const outcome = await changeBooking(party.token, party.version, guests)
  if (outcome.ok) return { done: 'resized' }
  const { reason } = outcome
  if (isGone(reason)) return stateChanged
  return { state: 'refused', form: 'size', reason: reason === 'stale' ? 'stale-size' : reason, size }
}

async function shrink(party: PartyView, form: FormData): Promise<Outcome> {
  const size = readSize(form)
  if (party.state !== 'waiting' || size === null) return stateChanged
  if (isStale(party, form)) return { state: 'refused', form: 'waiting', reason: 'stale-size', size }
  const outcome = await shrinkWaiting(party.token, size)
  if (outcome.ok) return { done: 'shrunk' }
  return outcome.reason === 'larger' ? { state: 'refused', form: 'waiting', reason: 'larger', size } : stateChanged
}

/** Not over an offer that the page did not show. */
async function leave(party: PartyView, form: FormData): Promise<Outcome> {
  if (party.state === 'cancelled') return { done: null }
  if (party.state !== 'waiting' || isStale(party, form)) return stateChanged
  const outcome = await leaveWaitingList(party.token)
  return outcome.ok ? { done: null } : stateChanged
}

/** Safe to repeat: a party that is booked already has accepted. */
async function accept(party: PartyView, form: FormData): Promise<Outcome> {
  if (party.state === 'booked') return { done: 'accepted' }
  if (party.state !== 'offered') return stateChanged
  const size = form.get('act') === 'accept-fewer' ? readSize(form) : party.size
  const { typed, errors, guests } = readGuests(form, false)
  const kept = { form: 'offer' as const, typed, ...(size !== null && { size }) }
  if (Object.keys(errors).length > 0) return { ...kept, state: 'wrong', reason: 'invalid', errors }
  if (size === null || size > party.size) return { ...kept, state: 'refused', reason: 'too-large' }
  const outcome = await acceptOffer(party.token, seatedGuests(party, guests, size))
  return outcome.ok ? { done: 'accepted' } : stateChanged
}

/** With fewer guests than names were typed, the first ones come. */
function seatedGuests({ contactName }: OfferedParty, sent: readonly SentGuest[], size: number): GuestFields[] {
  return Array.from({ length: size }, (_, index) => {
    const guest = sent[index]
    const fullName = guest?.fullName ?? ''
    return {
      fullName: index === 0 ? fullName || contactName : fullName,
      diet: guest?.diet,
      menuOptionId: guest?.menuOptionId,
    }
  })
}

async function decline(party: PartyView): Promise<Outcome> {
  const outcome = await declineOffer(party.token)
  return outcome.ok ? { done: null } : stateChanged
}

async function rejoinList(party: PartyView): Promise<Outcome> {
  const outcome = await rejoin(party.token)
  return outcome.ok ? { done: 'rejoined' } : stateChanged
}
