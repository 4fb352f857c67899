/** Access rules of the panel (specification, Accounts and roles): the guard, the menu and the pages read this table. */
export type Act = 'read' | 'write'
type Access = Act | 'none'

/** Roles that enter the panel, as `usuarios.role` stores them. Every other number is a plain account. */
const storedRoles = { admin: 1, editor: 2 } as const

export type PanelRole = keyof typeof storedRoles
export type Role = PanelRole | 'user'

export const panelRoles = ['admin', 'editor'] as const satisfies readonly PanelRole[]
export const roles = [...panelRoles, 'user'] as const satisfies readonly Role[]
export const roleNumbers: Readonly<Record<Role, number>> = { ...storedRoles, user: 0 }

/** What each role may do. An editor writes contents and sees no personal data. */
const access = {
  dashboard: { admin: 'write', editor: 'read' },
  account: { admin: 'write', editor: 'write' },
  blog: { admin: 'write', editor: 'write' },
  organizers: { admin: 'write', editor: 'write' },
  media: { admin: 'write', editor: 'write' },
  events: { admin: 'write', editor: 'read' },
  restaurants: { admin: 'write', editor: 'read' },
  requests: { admin: 'write', editor: 'none' },
  members: { admin: 'write', editor: 'none' },
  registrations: { admin: 'write', editor: 'none' },
  messages: { admin: 'write', editor: 'none' },
  mails: { admin: 'write', editor: 'none' },
  audit: { admin: 'write', editor: 'none' },
  privacy: { admin: 'write', editor: 'none' },
  users: { admin: 'write', editor: 'none' },
  club: { admin: 'write', editor: 'none' },
  demo: { admin: 'write', editor: 'none' },
} as const satisfies Record<string, Record<PanelRole, Access>>

export type Capability = keyof typeof access
export const capabilities = Object.keys(access) as Capability[]

export function can(role: Role, capability: Capability, act: Act): boolean {
  if (!isPanelRole(role)) return false
  const allowed: Access = access[capability][role]
  return allowed === 'write' || allowed === act
}

export function isPanelRole(role: Role): role is PanelRole {
  return role !== 'user'
}

export function roleOf(stored: number): Role {
  return panelRoles.find((role) => roleNumbers[role] === stored) ?? 'user'
}
