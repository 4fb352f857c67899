import { recentPasswordMiddleware } from '#app/accounts/session/recent-password.server.ts'

export const middleware = [recentPasswordMiddleware]
