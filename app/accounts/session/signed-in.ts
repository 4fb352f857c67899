import type { Role } from '#app/accounts/capabilities.ts'

export type SignedIn = { name: string; role: Role }
