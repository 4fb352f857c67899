import { recentPasswordOnly } from '#app/accounts/session/recent-password.server.ts'

export const middleware = [recentPasswordOnly]
