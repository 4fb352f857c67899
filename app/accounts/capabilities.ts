/**
 * Access rules of the panel (specification, Accounts and roles). Routes declare what reading needs (`app/routes.ts`),
 * each act what it needs (`needs`, `session/panel-action.server.ts`); the menu and the pages read this table as well.
 */

/** Roles that enter the panel, in the order of the dialogs. */
export const panelRoles = ['admin', 'editor', 'organizer', 'bookings', 'treasurer', 'reader'] as const
export type PanelRole = (typeof panelRoles)[number]
export type Role = PanelRole | 'user'
export const roles: readonly Role[] = [...panelRoles, 'user']

/** As `usuarios.role` stores them. Every other number is a plain account; 3 to 10 may stand in databases of before. */
export const roleNumbers: Readonly<Record<Role, number>> = {
  admin: 1,
  editor: 2,
  bookings: 11,
  treasurer: 12,
  reader: 13,
  organizer: 14,
  user: 0,
}

const yes = 'everywhere'
/** Of the events of the account's organizer: `own-events.server.ts`. */
const own = 'own events'
const not = null

type Reach = typeof yes | typeof own | typeof not
type Cells<Roles extends readonly string[]> = { readonly [Place in keyof Roles]: Reach }

/**
 * What each role may do, in the order of `panelRoles`. An editor writes contents and sees no personal data. An
 * organizer has the guests of their own events. Bookings is who answers the telephone of the bookings. A treasurer has
 * the treasury, but for the creditor, notes payments and reads account numbers, and sees no diet, birth date or
 * emergency contact. A reader changes nothing, and sees neither diets nor account numbers.
 */
const access = {
  'dashboard.read': [yes, yes, own, yes, yes, yes],
  'account.read': [yes, yes, yes, yes, yes, yes],
  'account.edit': [yes, yes, yes, yes, yes, yes],
  'blog.read': [yes, yes, not, not, not, not],
  'blog.edit': [yes, yes, not, not, not, not],
  'organizers.read': [yes, yes, not, not, not, yes],
  'organizers.edit': [yes, yes, not, not, not, not],
  'media.read': [yes, yes, not, not, not, not],
  'media.edit': [yes, yes, not, not, not, not],
  'events.read': [yes, yes, own, yes, yes, yes],
  'events.edit': [yes, not, not, not, not, not],
  'restaurants.read': [yes, yes, not, not, not, yes],
  'restaurants.edit': [yes, not, not, not, not, not],
  'history.read': [yes, yes, not, not, not, not],
  'registrations.read': [yes, not, own, yes, yes, yes],
  'registrations.edit': [yes, not, own, yes, not, not],
  'bursts.undo': [yes, not, not, yes, not, not],
  'waiting.read': [yes, not, own, yes, not, yes],
  'diets.read': [yes, not, own, yes, not, not],
  'payments.edit': [yes, not, not, not, yes, not],
  'event-messages.read': [yes, not, own, yes, not, yes],
  'event-messages.edit': [yes, not, own, not, not, not],
  'club-texts.edit': [yes, not, not, not, not, not],
  'opinions.read': [yes, not, own, not, not, yes],
  'opinions.edit': [yes, not, not, not, not, not],
  'kitchen.send': [yes, not, own, yes, not, not],
  'door.read': [yes, not, own, yes, not, not],
  'door.edit': [yes, not, own, yes, not, not],
  'door-passes.edit': [yes, not, own, yes, not, not],
  'requests.read': [yes, not, not, not, not, yes],
  'requests.edit': [yes, not, not, not, not, not],
  'members.read': [yes, not, not, not, yes, yes],
  'members.read-private': [yes, not, not, not, not, yes],
  'members.edit': [yes, not, not, not, not, not],
  'member-messages.read': [yes, not, not, not, not, yes],
  'member-messages.edit': [yes, not, not, not, not, not],
  'members.show-iban': [yes, not, not, not, yes, not],
  'treasury.read': [yes, not, not, not, yes, not],
  'treasury.edit': [yes, not, not, not, yes, not],
  'creditor.edit': [yes, not, not, not, not, not],
  'messages.read': [yes, not, not, not, not, yes],
  'messages.edit': [yes, not, not, not, not, not],
  'mails.read': [yes, not, not, not, not, not],
  'mails.send': [yes, not, not, not, not, not],
  'jobs.read': [yes, not, not, not, not, not],
  'jobs.repeat': [yes, not, not, not, not, not],
  'audit.read': [yes, not, not, not, not, not],
  'privacy.read': [yes, not, not, not, not, not],
  'privacy.edit': [yes, not, not, not, not, not],
  'people.export': [yes, not, not, not, yes, not],
  'users.read': [yes, not, not, not, not, not],
  'users.edit': [yes, not, not, not, not, not],
  'club.read': [yes, not, not, not, not, not],
  'club.edit': [yes, not, not, not, not, not],
  'demo.remove': [yes, not, not, not, not, not],
} as const satisfies Record<string, Cells<typeof panelRoles>>

export type Capability = keyof typeof access
export const capabilities = Object.keys(access) as Capability[]

/** Everywhere. For what stands outside the pages of one event, and is not limited by `eventsSeenBy`. */
export function can(role: Role, capability: Capability): boolean {
  return reachOf(role, capability) === yes
}

/** Everywhere, or for the own events: whoever asks has checked that it is one. */
export function canOfOwn(role: Role, capability: Capability): boolean {
  return reachOf(role, capability) !== not
}

/** Whether a role sees its own events only. */
export function isLimitedToOwn(role: Role): boolean {
  return capabilities.some((capability) => reachOf(role, capability) === own)
}

/** The roles that may do all of these, and whether with their own events only. None of nothing. */
export function rolesWith(needed: readonly Capability[]): { role: PanelRole; own: boolean }[] {
  return panelRoles
    .filter((role) => needed.length > 0 && needed.every((capability) => canOfOwn(role, capability)))
    .map((role) => ({ role, own: !needed.every((capability) => can(role, capability)) }))
}

function reachOf(role: Role, capability: Capability): Reach {
  return isPanelRole(role) ? (access[capability][panelRoles.indexOf(role)] ?? not) : not
}

/** What shows names, addresses or payments of people who are not of the team. */
const personalData: readonly Capability[] = [
  'registrations.read',
  'waiting.read',
  'event-messages.read',
  'opinions.read',
  'diets.read',
  'door.read',
  'requests.read',
  'members.read',
  'members.read-private',
  'member-messages.read',
  'members.show-iban',
  'treasury.read',
  'messages.read',
  'mails.read',
  'audit.read',
  'privacy.read',
  'people.export',
  'users.read',
]

export function seesPersonalData(role: Role): boolean {
  return personalData.some((capability) => canOfOwn(role, capability))
}

export function isPanelRole(role: Role): role is PanelRole {
  return role !== 'user'
}

export function roleOf(stored: number): Role {
  return panelRoles.find((role) => roleNumbers[role] === stored) ?? 'user'
}
