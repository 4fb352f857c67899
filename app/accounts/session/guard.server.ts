import { createContext, data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { log } from '#app/platform/observability/log.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { routeIdsOf } from '#app/platform/request/route-table.server.ts'
import { can, canOfOwn, isPanelRole, type Capability } from '#app/accounts/capabilities.ts'
import { lacksRequiredFactor } from '#app/accounts/second-factor/required-factor.server.ts'
import { seesEvent } from '#app/accounts/own-events.server.ts'
import { declaredCapability, isLimitedRoute } from '#app/accounts/route-access.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { currentAccount, sessionEnd } from './current-account.server.ts'
import { panelLanguageOf } from './panel-language.server.ts'
import { signInReasons } from './sign-in-reasons.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Account } from './sessions.server.ts'
import { recordAccessRefused, redirectToSignIn, refuseForm, refusePage } from './refuse-access.server.ts'

type MiddlewareArgs = Parameters<MiddlewareFunction<Response>>

/** Guards every page of the panel, data requests included: the account's role may do what the route declares. */
export const panelMiddleware: MiddlewareFunction<Response>[] = [requirePanelAccount, requireDeclaredCapabilities]

async function requirePanelAccount(...[{ request, context, url }, next]: MiddlewareArgs): Promise<Response> {
  await panelAccount(context, request, url)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/** A route that declares nothing is refused. An account without a required second factor sets it up first. */
async function requireDeclaredCapabilities(...[args, next]: MiddlewareArgs): Promise<Response> {
  const { request, context, url, pattern } = args
  const account = await panelAccount(context, request, url)
  const declared = [...routeIdsOf(pattern)].flatMap((id) => declaredCapability(id) ?? [])
  if (declared.length === 0 || !(await mayRead(account, declared, args)))
    throw request.method === 'POST' ? refuseForm(account) : refusePage(account)
  // Pages of one's own account stay open.
  if (declared.some((capability) => capability !== 'account.read') && (await lacksRequiredFactor(account)))
    throw redirect('/admin/segundo-factor', 303)
  return next()
}

/** Whether the request is about an event of the account's own. */
const isOfOwnEvent = createContext(false)

/**
 * What the account may only do with its own events opens the pages of these events, and pages that list no others:
 * never another page, unless it is declared (`routes.ts`).
 */
async function mayRead(account: Account, declared: Capability[], args: MiddlewareArgs[0]): Promise<boolean> {
  if (declared.every((capability) => can(account.role, capability))) return true
  if (!declared.every((capability) => canOfOwn(account.role, capability))) return false
  if ([...routeIdsOf(args.pattern)].some(isLimitedRoute)) return true
  const event = /\/eventos\/:id(\/|$)/.test(`/${args.pattern}`) ? rowId(args.params.id) : null
  if (event === null || !(await seesEvent(account, event))) return false
  args.context.set(isOfOwnEvent, true)
  return true
}

/** For acts. @throws 403 for an account that may do none of `anyOf` */
export function requireCapability(
  context: Readonly<RouterContextProvider>,
  account: Account,
  ...anyOf: Capability[]
): void {
  const may = context.get(isOfOwnEvent) ? canOfOwn : can
  if (!anyOf.some((capability) => may(account.role, capability))) throw refuseForm(account)
}

/** Who uses the panel, and the language of the answer. */
export type PanelUser = Account & { language: Language }

/**
 * The administrator or editor who sends the request. @throws a redirect for whoever has not signed in; for an account
 * without a role, and when the role cannot be checked, a redirect for GET and 403 or 503 for POST: the form stays open
 */
export async function panelAccount(context: Readonly<RouterContextProvider>, request: Request, url: URL) {
  const account = await currentAccount(context).catch((error: unknown) => {
    log.error({ err: error }, 'the role cannot be checked')
    if (request.method === 'POST') throw data('check-failed', { status: 503 })
    throw redirectToSignIn('check-failed')
  })
  if (account && isPanelRole(account.role)) return { ...account, language: panelLanguageOf(account, request) }
  const end = account ? 'roleLost' : await sessionEnd(context)
  if (end !== 'roleLost') {
    recordSecurityEvent('sign-in-required')
    throw redirectToSignIn(signInReasons[end ?? 'first'], url)
  }
  if (account) recordAccessRefused(account)
  if (request.method === 'POST') throw data('role-lost', { status: 403 })
  throw redirectToSignIn('no-permission')
}
