import { changeBooking } from '#app/bookings/parties/change-booking.server.ts'
import type { ChangeRefusal } from '#app/bookings/parties/change-refusals.server.ts'
import type { ChangedGuest } from '#app/bookings/parties/changed-guests.server.ts'
import type { GuestFields } from '#app/bookings/parties/new-guests.server.ts'
import { writeDiet } from '#app/diets/diet.ts'
import { toGuest, toGuests } from '#app/diets/diet-forms.ts'
import type { PartyFields, SentTo } from '#app/bookings/registration/party-forms.ts'
import { acceptOffer, declineOffer } from '#app/waiting-list/answers.server.ts'
import { leaveWaitingList, rejoin, shrinkWaiting } from '#app/waiting-list/leave-waiting.server.ts'
import type { PartyRefusal } from '#app/bookings/site/party/party-answer.ts'
import type { PartyDone } from '#app/bookings/site/party/party-done.ts'
import type { BookedParty, OfferedParty, PartyView } from '#app/bookings/site/party/party-view.ts'

type Outcome =
  | { ok: true; done: PartyDone | null }
  | { ok: false; reason: PartyRefusal | 'choose' }
  /** The page asks who leaves. */
  | { ok: false; asked: { size: number; leaving: string[] } }

const done = (what: PartyDone | null = null): Outcome => ({ ok: true, done: what })
const refuse = (reason: PartyRefusal | 'choose'): Outcome => ({ ok: false, reason })
const stateChanged = refuse('state-changed')

/** Carries out what a form of the page asks for. */
export async function actOnParty(party: PartyView, sent: PartyFields): Promise<Outcome> {
  switch (sent.act) {
    case 'guests':
      return party.state === 'booked' ? saveGuests(party, sent) : stateChanged
    case 'size':
      return party.state === 'booked' ? resize(party, sent) : stateChanged
    case 'shrink':
      return shrink(party, sent)
    case 'leave':
      return leave(party, sent)
    case 'accept':
    case 'accept-fewer':
      return accept(party, sent)
    case 'decline':
      return (await declineOffer(party.token)).ok ? done() : stateChanged
    case 'rejoin':
      return (await rejoin(party.token)).ok ? done('rejoined') : stateChanged
  }
}

async function saveGuests(party: BookedParty, sent: SentTo<'guests'>): Promise<Outcome> {
  const changes = changesOf(party, sent)
  if (!changes || sent.version !== party.version) return refuse('conflict')
  const outcome = await changeBooking(party.token, party.version, changes)
  if (outcome.ok) return done(outcome.replaced.length > 0 ? 'replaced' : 'saved')
  return isGone(outcome.reason) ? stateChanged : refuse(outcome.reason)
}

const isGone = (reason: ChangeRefusal): reason is 'unknown' | 'cancelled' =>
  reason === 'unknown' || reason === 'cancelled'

/**
 * A diet that the page did not show is kept; names and choices after the deadline are the stored ones. Null when other
 * guests were sent than those of the party.
 */
function changesOf({ guests, isLate }: BookedParty, contact: SentTo<'guests'>): ChangedGuest[] | null {
  const rows = contact.guests.filter((row) => row !== undefined)
  if (rows.length !== guests.length - 1) return null
  const changes = guests.map((stored, index) => {
    const sent = index === 0 ? contact : rows.find(({ id }) => id === stored.id)
    if (!sent) return null
    const { fullName, diet, menuOptionId } = toGuest(sent)
    const keepsName = isLate || (index === 0 && sent.full_name === undefined)
    const changed = !stored.dietHidden && writeDiet(diet) !== writeDiet(stored.diet)
    return {
      id: stored.id,
      fullName: keepsName ? stored.fullName : fullName,
      diet: changed ? diet : undefined,
      menuOptionId: isLate ? undefined : menuOptionId,
    }
  })
  return changes.every((change) => change !== null) ? changes : null
}

/** Guests without a name leave first; of the others the page asks who leaves. */
async function resize(party: BookedParty, sent: SentTo<'size'>): Promise<Outcome> {
  if (sent.version !== party.version) return refuse('conflict')
  const size = sent.size ?? party.size
  if (size === party.size) return done()
  const stay = party.guests.map(({ id, fullName }) => ({ id, fullName }))
  if (size > party.size) return saveSize(party, [...stay, ...newGuests(size - party.size)])
  const leave = party.size - size
  const chosen = sent.leaving
  const [, ...others] = party.guests
  if (chosen.some((id) => !others.some((guest) => guest.id === id))) return refuse('conflict')
  const unnamed = others.filter(({ fullName }) => fullName === '').map(({ id }) => id)
  const leaving = chosen.length > 0 ? chosen : unnamed.slice(-leave)
  if (leaving.length === leave) {
    return saveSize(
      party,
      stay.filter(({ id }) => !leaving.includes(id)),
    )
  }
  return sent.asked ? refuse('choose') : { ok: false, asked: { size, leaving } }
}

const newGuests = (count: number): ChangedGuest[] => Array.from({ length: count }, () => ({ fullName: '' }))

async function saveSize(party: BookedParty, guests: readonly ChangedGuest[]): Promise<Outcome> {
  const outcome = await changeBooking(party.token, party.version, guests)
  if (outcome.ok) return done('resized')
  return isGone(outcome.reason) ? stateChanged : refuse(outcome.reason)
}

async function shrink(party: PartyView, { size, version }: SentTo<'shrink'>): Promise<Outcome> {
  if (party.state !== 'waiting' || size === null) return stateChanged
  if (version !== party.version) return refuse('conflict')
  const outcome = await shrinkWaiting(party.token, size)
  if (outcome.ok) return done('shrunk')
  return outcome.reason === 'larger' ? refuse('larger') : stateChanged
}

/** Not over an offer that the page did not show. */
async function leave(party: PartyView, { version }: SentTo<'leave'>): Promise<Outcome> {
  if (party.state === 'cancelled') return done()
  if (party.state !== 'waiting' || version !== party.version) return stateChanged
  return (await leaveWaitingList(party.token)).ok ? done() : stateChanged
}

/** Safe to repeat: a party that is booked already has accepted. */
async function accept(party: PartyView, sent: SentTo<'accept'>): Promise<Outcome> {
  if (party.state === 'booked') return done('accepted')
  if (party.state !== 'offered') return stateChanged
  const size = sent.act === 'accept-fewer' ? sent.size : party.size
  if (size === null || size > party.size) return refuse('too-large')
  const outcome = await acceptOffer(party.token, seatedGuests(party, sent, size))
  return outcome.ok ? done('accepted') : stateChanged
}

/** With fewer guests than names were typed, the first ones come. */
function seatedGuests({ contactName }: OfferedParty, contact: SentTo<'accept'>, size: number): GuestFields[] {
  return toGuests({ ...contact, full_name: contact.full_name ?? contactName }, contact.guests, size)
}
