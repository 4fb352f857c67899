import { expect, test } from 'vitest'
import { can, capabilities, roleOf } from './capabilities.ts'

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
  ])
})

test('Any number but 1 and 2 is a plain user', () => {
  expect([1, 2, 0, 3, -1].map(roleOf)).toEqual(['admin', 'editor', 'user', 'user', 'user'])
})
