import type { Role } from '#app/accounts/capabilities.ts'

/** The signed-in visitor, as every page gets it from the root loader. */
export type SignedIn = { name: string; role: Role }
