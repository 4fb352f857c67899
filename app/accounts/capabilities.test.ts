import { expect, test } from 'vitest'
import {
  can,
  canOfOwn,
  capabilities,
  isLimitedToOwn,
  panelRoles,
  roleNumbers,
  roleOf,
  roles,
  seesPersonalData,
  type Role,
} from './capabilities.ts'

test('An administrator may do everything, a plain user nothing', () => {
  for (const capability of capabilities) {
    expect(can('admin', capability)).toBe(true)
    expect(can('user', capability)).toBe(false)
  }
})

test('An editor writes contents, reads events and restaurants, and reads no personal data', () => {
  expect(capabilities.filter((capability) => can('editor', capability))).toEqual([
    'dashboard.read',
    'account.read',
    'account.edit',
    'blog.read',
    'blog.edit',
    'organizers.read',
    'organizers.edit',
    'media.read',
    'media.edit',
    'events.read',
    'restaurants.read',
    'history.read',
  ])
})

const ofEverybody = ['dashboard.read', 'account.read', 'account.edit']
const allowedTo = (role: Role) =>
  capabilities.filter((capability) => can(role, capability) && !ofEverybody.includes(capability))

test('Every role of the panel enters it and has an account of its own there', () => {
  for (const role of panelRoles)
    expect([role, capabilities.filter((one) => ofEverybody.includes(one) && canOfOwn(role, one))]).toEqual([
      role,
      ofEverybody,
    ])
})

test('An organizer has the guests of the own events, and nothing of all events', () => {
  expect(panelRoles.filter(isLimitedToOwn)).toEqual(['organizer'])
  expect(capabilities.filter((capability) => can('organizer', capability))).toEqual(['account.read', 'account.edit'])
  expect(capabilities.filter((capability) => canOfOwn('organizer', capability))).toEqual([
    'dashboard.read',
    'account.read',
    'account.edit',
    'events.read',
    'registrations.read',
    'registrations.edit',
    'waiting.read',
    'diets.read',
    'event-messages.read',
    'event-messages.edit',
    'opinions.read',
    'kitchen.send',
    'door.read',
    'door.edit',
    'door-passes.edit',
  ])
})

test('Bookings has guests, waiting lists, kitchen and door, and neither members, payments, exports nor roles', () => {
  expect(allowedTo('bookings')).toEqual([
    'events.read',
    'registrations.read',
    'registrations.edit',
    'bursts.undo',
    'waiting.read',
    'diets.read',
    'event-messages.read',
    'kitchen.send',
    'door.read',
    'door.edit',
    'door-passes.edit',
  ])
})

test('A treasurer has the treasury, notes payments, reads members with their account numbers, and sees no diet', () => {
  expect(allowedTo('treasurer')).toEqual([
    'events.read',
    'registrations.read',
    'payments.edit',
    'members.read',
    'members.show-iban',
    'treasury.read',
    'treasury.edit',
    'people.export',
  ])
})

test('A reader reads, and neither diets nor account numbers', () => {
  expect(allowedTo('reader')).toEqual([
    'organizers.read',
    'events.read',
    'restaurants.read',
    'registrations.read',
    'waiting.read',
    'event-messages.read',
    'opinions.read',
    'requests.read',
    'members.read',
    'members.read-private',
    'member-messages.read',
    'messages.read',
  ])
})

test('The second factor is required of every role but the editor’s', () => {
  expect(panelRoles.filter((role) => !seesPersonalData(role))).toEqual(['editor'])
})

test('Any number that no role has is a plain user', () => {
  expect([1, 2, 0, 3, -1].map(roleOf)).toEqual(['admin', 'editor', 'user', 'user', 'user'])
  expect(roles.map((role) => roleOf(roleNumbers[role]))).toEqual(roles)
})
