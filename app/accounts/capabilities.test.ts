import { expect, test } from 'vitest'
import { can, capabilities, roleOf } from './capabilities.ts'

test('An administrator may do everything, a plain user nothing', () => {
  for (const capability of capabilities) {
    expect(can('admin', capability, 'write')).toBe(true)
    expect(can('user', capability, 'read')).toBe(false)
  }
})

test('An editor writes contents, reads events and restaurants, and reads no personal data', () => {
  const level = (capability: (typeof capabilities)[number]) =>
    can('editor', capability, 'write') ? 'write' : can('editor', capability, 'read') ? 'read' : 'none'
  expect(Object.fromEntries(capabilities.map((capability) => [capability, level(capability)]))).toEqual({
    dashboard: 'read',
    account: 'write',
    blog: 'write',
    organizers: 'write',
    media: 'write',
    events: 'read',
    restaurants: 'read',
    requests: 'none',
    members: 'none',
    registrations: 'none',
    messages: 'none',
    mails: 'none',
    audit: 'none',
    privacy: 'none',
    users: 'none',
    club: 'none',
    demo: 'none',
  })
})

test('Any number but 1 and 2 is a plain user', () => {
  expect([1, 2, 0, 3, -1].map(roleOf)).toEqual(['admin', 'editor', 'user', 'user', 'user'])
})
