/**
 * Who may do what in the panel (back-office §6, decisions "Accounts, roles, sessions"). The one table: the door, the
 * menu and the pages read it.
 */
export type Role = 'admin' | 'editor' | 'user'

/** As `usuarios.role` keeps them. */
export const roleNumbers: Record<Role, number> = { admin: 1, editor: 2, user: 0 }

/** Any number that is neither admin nor editor is a plain user. */
export function roleOf(stored: number): Role {
  return stored === 1 ? 'admin' : stored === 2 ? 'editor' : 'user'
}

export type Act = 'read' | 'write'

/**
 * What an editor may do with each part of the panel: contents, and no personal data. An administrator may do
 * everything.
 */
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

/** Whether the role opens the panel at all. */
export function isPanelRole(role: Role): boolean {
  return role !== 'user'
}
