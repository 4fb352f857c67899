import { expect, test } from 'vitest'
import { panelRoles, type Role } from '#app/accounts/capabilities.ts'
import { queueCards } from './queue-cards.server.ts'
import { cardsFor } from './queue.server.ts'

const namesFor = (role: Role) => cardsFor(role).map(({ name }) => name)

test('The queue names to each role what that role may do', () => {
  const ofEvenings = ['ending-offers', 'hand-offers', 'late-seats', 'sheets']
  expect(Object.fromEntries(panelRoles.map((role) => [role, namesFor(role)]))).toEqual({
    admin: queueCards.map(({ name }) => name),
    editor: ['translations'],
    organizer: ofEvenings,
    bookings: ofEvenings,
    treasurer: ['own-faults', 'refunds', 'treasury'],
    reader: [],
  })
})

test('No two cards have the same name', () => {
  expect(new Set(queueCards.map(({ name }) => name)).size).toBe(queueCards.length)
})
