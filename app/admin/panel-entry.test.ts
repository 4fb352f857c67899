import { expect, test } from 'vitest'
import { canOfOwn, panelRoles } from '#app/accounts/capabilities.ts'
import { firstPage } from './panel-entry.ts'

test('Every role enters the panel at the dashboard', () => {
  for (const role of panelRoles) expect(firstPage((capability) => canOfOwn(role, capability))).toBe('/admin/dashboard')
})

test('Who may not read the dashboard enters at the first page of the menu that is open', () => {
  expect(firstPage((capability) => capability === 'events.read' || capability === 'blog.read')).toBe('/admin/eventos')
  expect(firstPage(() => false)).toBe('/admin/sesiones')
})
