import { eq, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { nextVersion, updateVersioned } from '#app/database/versions.server.ts'
import { addDiet, hasDiet, losesDiet, NO_DIET, type Diet, type DietSource } from '#app/diets/diet.ts'
import { menuOptionOf } from '#app/diets/menu-options.server.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { dietColumns } from './guest-diets.server.ts'
import { provedToken } from './guest-links.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import { findOwnGuest, readStoredDiet, type OwnGuest } from './find-own-guest.server.ts'

const p = eventParties
const r = eventRegistrations

/** Undefined keeps a diet or a choice; a diet has its consent. */
export type OwnChange = { fullName: string; diet: Diet | null | undefined; menuOptionId: number | null | undefined }
export type OwnRefusal = 'unknown' | 'cancelled' | 'ended' | 'conflict' | 'late' | 'not-yours'

/**
 * After the deadline of the event another name or choice is refused; diets are taken until it has ended. @returns the
 * token of the page that follows: whoever writes the first diet gets the proof that takes it back
 */
export async function changeOwnGuest(
  token: string,
  version: number,
  change: OwnChange,
): Promise<{ ok: true; token: string } | { ok: false; reason: OwnRefusal }> {
  return database.transaction(async (tx) => {
    const seen = await findOwnGuest(token, tx)
    const event = seen && (await lockEvent(tx, seen.eventId, 'guest'))
    const guest = event && (await findOwnGuest(token, tx))
    if (!guest) return { ok: false, reason: 'unknown' }
    const reason = refusalOf(guest, version, change)
    if (reason) return { ok: false, reason }
    const kept = keptSource(guest)
    const stored =
      guest.dietBy === null || change.diet === undefined ? null : await readStoredDiet(guest.id, guest.dietBy)
    const diet = kept && stored && change.diet ? addDiet(stored, change.diet) : change.diet
    const dietProof = await writeGuest(tx, guest, { ...change, diet }, kept ?? 'guest')
    if (stored && losesDiet(stored, diet ?? NO_DIET)) await tellOfReducedDiet(tx, guest)
    const isFirst = !guest.isProved && !kept && diet && hasDiet(diet)
    return { ok: true, token: isFirst ? provedToken(seatTokenOf(token), { ...guest, dietProof }) : token }
  })
}

function refusalOf(guest: OwnGuest, version: number, change: OwnChange): OwnRefusal | null {
  if (guest.isOver) return guest.event.status === 'cancelled' ? 'cancelled' : 'ended'
  if (guest.version !== version) return 'conflict'
  if (guest.isLate && !keepsNameAndChoice(guest, change)) return 'late'
  return change.diet === null && keptSource(guest) ? 'not-yours' : null
}

const seatTokenOf = (token: string) => token.split('.', 1)[0] ?? ''

/** The mails name no word of the diet. */
async function tellOfReducedDiet(tx: Transaction, guest: OwnGuest): Promise<void> {
  const { id, partyId, version, contactEmail, language } = guest
  const mail = { ref: `${partyId}:${id}:v${version}`, data: { partyId, guestId: id } }
  if (contactEmail) await enqueueMail(tx, { ...mail, kind: 'diet-reduced', recipient: contactEmail, language })
  const club = { recipient: clubMailbox(), language: mainLanguage() }
  await enqueueMail(tx, { ...mail, ...club, kind: 'diet-reduced-notice' })
}

/** @returns the number of the diet's proof: what a link adds without one may be another person's word */
async function writeGuest(tx: Transaction, guest: OwnGuest, change: OwnChange, dietBy: DietSource): Promise<number> {
  const { fullName, diet, menuOptionId } = change
  await updateVersioned(tx, p, eq(p.id, guest.partyId))
  const [written] = await tx
    .update(r)
    .set({
      ...(diet && keptSource(guest) && { dietProof: sql`${r.dietProof} + 1` }),
      ...(!guest.isLate && !guest.isContact && { fullName }),
      ...(!guest.isLate && menuOptionId !== undefined && { menuOptionId: menuOptionOf(guest.eventId, menuOptionId) }),
      ...dietColumns(guest.id, diet, dietBy),
      ...nextVersion(r),
    })
    .where(eq(r.id, guest.id))
    .returning({ dietProof: r.dietProof })
  return written?.dietProof ?? guest.dietProof
}

/** Whose diet a link without proof adds to and never takes from. The contact's own words are changed by either. */
const keptSource = ({ isProved, dietBy }: OwnGuest) => (isProved || dietBy === 'contact' ? null : dietBy)

/** After the deadline the form sends neither. */
const keepsNameAndChoice = (guest: OwnGuest, { fullName, menuOptionId }: OwnChange) =>
  (guest.isContact || fullName === '' || fullName === guest.fullName) &&
  (menuOptionId === undefined || menuOptionId === guest.menuOptionId)
