import { panelMiddleware } from '#app/accounts/session/guard.server.ts'

/** Pages of the panel that are documents of their own. */
export const middleware = panelMiddleware
