import type { Role } from '#app/accounts/capabilities.ts'

/** What every page knows of the person who is signed in (the root's loader). */
export type SignedIn = { name: string; role: Role }
