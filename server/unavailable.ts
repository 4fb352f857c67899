import { data, type ServerBuild } from 'react-router'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { currentRequestId, currentRoute, noteSaved } from '#app/platform/request/request-id.server.ts'
import { isActionOnly } from '#app/platform/render/script-answer.server.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Read = NonNullable<Route['module']['loader']>
type Act = NonNullable<Route['module']['action']>

/**
 * The same product, whose loaders and actions answer 503 while the database is away: what no page of its own has caught
 * is no bug, and passes. A form that script sends has its action alone: what its page would read, nobody would see.
 */
export function withUnavailableAnswers(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && withUnavailableAnswer(route)])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function withUnavailableAnswer(route: Route): Route {
  const { loader, action } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && {
        loader: (args: Parameters<Read>[0]) => (isActionOnly(args.context) ? null : attempt(() => loader(args))),
      }),
      ...(action && { action: (args: Parameters<Act>[0]) => attempt(() => noting(action(args))) }),
    },
  }
}

/** Whatever becomes of the page, what the action has done is done. */
async function noting<T>(acting: T | Promise<T>): Promise<T> {
  const outcome = await acting
  if (statusOf(outcome) < 400) noteSaved()
  return outcome
}

function statusOf(outcome: unknown): number {
  if (outcome instanceof Response) return outcome.status
  const { init } = (outcome ?? {}) as { init?: ResponseInit | null }
  return init?.status ?? 200
}

async function attempt<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'the database is away')
    throw data('away', { status: 503 })
  }
}
