import { needs } from '#app/accounts/guard.server.ts'

export const middleware = [needs('account')]
