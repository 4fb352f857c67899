import { data, type ServerBuild } from 'react-router'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { currentRequestId, currentRoute, noteSaved } from '#app/platform/request/request-id.server.ts'
import { isActionOnly } from '#app/platform/render/script-answer.server.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Read = NonNullable<Route['module']['loader']>
type Act = NonNullable<Route['module']['action']>

/**
 * Wraps each loader and action: a lost database answers 503. Loaders are skipped for a form sent by script, which shows
 * no page.
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
