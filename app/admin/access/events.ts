import { needs } from '#app/accounts/session/guard.server.ts'

export const middleware = [needs('events')]
