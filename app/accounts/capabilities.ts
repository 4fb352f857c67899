/**
 * Access rules of the panel (specification, Accounts and roles). Routes declare what reading needs (`app/routes.ts`), each
 * act what it needs (`needs`, `session/panel-action.server.ts`); the menu and the pages read this table as well.
 */

/** Roles that enter the panel, as `usuarios.role` stores them. Every other number is a plain account. */
const storedRoles = { admin: 1, editor: 2 } as const

export type PanelRole = keyof typeof storedRoles
export type Role = PanelRole | 'user'

export const panelRoles = Object.keys(storedRoles) as PanelRole[]
export const roles: readonly Role[] = [...panelRoles, 'user']
export const roleNumbers: Readonly<Record<Role, number>> = { ...storedRoles, user: 0 }

/** What each role may do. An editor writes contents and sees no personal data. */
const access = {
  'dashboard.read': { admin: true, editor: true },
  'account.read': { admin: true, editor: true },
  'account.edit': { admin: true, editor: true },
  'blog.read': { admin: true, editor: true },
  'blog.edit': { admin: true, editor: true },
  'organizers.read': { admin: true, editor: true },
  'organizers.edit': { admin: true, editor: true },
  'media.read': { admin: true, editor: true },
  'media.edit': { admin: true, editor: true },
  'events.read': { admin: true, editor: true },
  'events.edit': { admin: true, editor: false },
  'restaurants.read': { admin: true, editor: true },
  'restaurants.edit': { admin: true, editor: false },
  'registrations.read': { admin: true, editor: false },
  'registrations.edit': { admin: true, editor: false },
  'diets.read': { admin: true, editor: false },
  'payments.edit': { admin: true, editor: false },
  'event-messages.edit': { admin: true, editor: false },
  'opinions.edit': { admin: true, editor: false },
  'kitchen.send': { admin: true, editor: false },
  'door.read': { admin: true, editor: false },
  'door.edit': { admin: true, editor: false },
  'door-passes.edit': { admin: true, editor: false },
  'requests.read': { admin: true, editor: false },
  'requests.edit': { admin: true, editor: false },
  'members.read': { admin: true, editor: false },
  'members.edit': { admin: true, editor: false },
  'members.show-iban': { admin: true, editor: false },
  'messages.read': { admin: true, editor: false },
  'messages.edit': { admin: true, editor: false },
  'mails.read': { admin: true, editor: false },
  'mails.send': { admin: true, editor: false },
  'jobs.read': { admin: true, editor: false },
  'jobs.repeat': { admin: true, editor: false },
  'audit.read': { admin: true, editor: false },
  'privacy.read': { admin: true, editor: false },
  'privacy.edit': { admin: true, editor: false },
  'people.export': { admin: true, editor: false },
  'users.read': { admin: true, editor: false },
  'users.edit': { admin: true, editor: false },
  'club.read': { admin: true, editor: false },
  'club.edit': { admin: true, editor: false },
  'demo.remove': { admin: true, editor: false },
} as const satisfies Record<string, Record<PanelRole, boolean>>

export type Capability = keyof typeof access
export const capabilities = Object.keys(access) as Capability[]

export function can(role: Role, capability: Capability): boolean {
  return isPanelRole(role) && access[capability][role]
}

/** What shows names, addresses or payments of people who are not of the team. */
const personalData: readonly Capability[] = [
  'registrations.read',
  'diets.read',
  'door.read',
  'requests.read',
  'members.read',
  'members.show-iban',
  'messages.read',
  'mails.read',
  'audit.read',
  'privacy.read',
  'people.export',
  'users.read',
]

export function seesPersonalData(role: Role): boolean {
  return personalData.some((capability) => can(role, capability))
}

export function isPanelRole(role: Role): role is PanelRole {
  return role !== 'user'
}

export function roleOf(stored: number): Role {
  return panelRoles.find((role) => roleNumbers[role] === stored) ?? 'user'
}
