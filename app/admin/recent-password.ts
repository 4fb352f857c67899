import { recentPasswordOnly } from '#app/accounts/recent-password.server.ts'

export const middleware = [recentPasswordOnly]
