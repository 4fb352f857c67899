import { requireCapability } from '#app/accounts/session/guard.server.ts'

export const middleware = [requireCapability('club')]
