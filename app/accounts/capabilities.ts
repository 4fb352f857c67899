/** Access rules of the panel (specification, Accounts and roles): the guard, the menu and the pages read this table. */
export type Role = 'admin' | 'editor' | 'user'

export const roleNumbers: Record<Role, number> = { admin: 1, editor: 2, user: 0 }

export function roleOf(stored: number): Role {
  return stored === 1 ? 'admin' : stored === 2 ? 'editor' : 'user'
}

export type Act = 'read' | 'write'

/** The access of an editor: contents, no personal data. An administrator has full access. */
const editor = {
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
} as const satisfies Record<string, Act | 'none'>

export type Capability = keyof typeof editor
export const capabilities = Object.keys(editor) as Capability[]

export function can(role: Role, capability: Capability, act: Act): boolean {
  if (role === 'admin') return true
  if (role === 'user') return false
  const allowed: Act | 'none' = editor[capability]
  return allowed === 'write' || allowed === act
}

export function isPanelRole(role: Role): boolean {
  return role !== 'user'
}
