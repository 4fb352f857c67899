import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { Diet } from '#app/diets/diet.ts'
import { menuOptionOf } from '#app/diets/menu-options.server.ts'
import type { Party } from './find-party.server.ts'
import { dietColumns } from './guest-diets.server.ts'
import { replaceGuestLinks } from './guest-links.server.ts'
import { isAnotherPerson } from './same-person.server.ts'

const r = eventRegistrations

/** `id` is absent for a new guest. Undefined keeps a diet or a choice, null removes it; a diet has its consent. */
export type ChangedGuest = {
  id?: string | undefined
  fullName: string
  diet?: Diet | null | undefined
  menuOptionId?: number | null | undefined
}

export async function updateGuests(tx: Transaction, party: Party, guests: readonly ChangedGuest[]): Promise<void> {
  for (const { id, fullName, diet, menuOptionId } of guests) {
    const before = party.guests.find((guest) => guest.id === id)
    if (!id || !before) continue
    if (before.fullName === fullName && diet === undefined && keepsChoice(before, menuOptionId)) continue
    await updateVersioned(tx, r, and(eq(r.id, id), eq(r.partyId, party.id)), {
      fullName,
      ...dietColumns(id, diet, id === party.id ? 'guest' : 'contact'),
      ...(menuOptionId !== undefined && { menuOptionId: menuOptionOf(party.eventId, menuOptionId) }),
    })
  }
}

/** Seats of companions under another person's name. The contact sees the contact's own diet. */
export function findReplaced(party: Party, guests: readonly ChangedGuest[]) {
  return party.guests.filter(({ id, fullName }) => {
    const now = guests.find((guest) => guest.id === id)
    return now && id !== party.id && isAnotherPerson(fullName, now.fullName)
  })
}

/** What the contact does not see belongs to the person who had the seat, and so does the link. */
export async function clearSeats(tx: Transaction, guests: Party['guests']): Promise<void> {
  if (guests.length === 0) return
  const unseen = guests.filter(({ dietBy }) => dietBy === 'guest' || dietBy === 'office')
  for (const { id } of unseen)
    await tx
      .update(r)
      .set(dietColumns(id, null, 'contact'))
      .where(eq(r.id, id))
  await replaceGuestLinks(
    tx,
    inArray(
      r.id,
      guests.map(({ id }) => id),
    ),
  )
}

type ChosenMenu = { menuOptionId: number | null }

export const keepsChoice = (before: ChosenMenu, menuOptionId: number | null | undefined) =>
  menuOptionId === undefined || menuOptionId === before.menuOptionId
