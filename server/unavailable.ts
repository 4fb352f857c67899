import { data, type ServerBuild } from 'react-router'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { noteSaved } from '#app/platform/request/request-scope.server.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Loader = NonNullable<Route['module']['loader']>
type Action = NonNullable<Route['module']['action']>

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
      ...(loader && { loader: (args: Parameters<Loader>[0]) => orUnavailable(() => loader(args)) }),
      ...(action && { action: (args: Parameters<Action>[0]) => orUnavailable(() => recordSaved(action(args))) }),
    },
  }
}

async function recordSaved<T>(acting: T | Promise<T>): Promise<T> {
  const outcome = await acting
  if (statusOf(outcome) < 400) noteSaved()
  return outcome
}

function statusOf(outcome: unknown): number {
  if (outcome instanceof Response) return outcome.status
  const { init } = (outcome ?? {}) as { init?: ResponseInit | null }
  return init?.status ?? 200
}

async function orUnavailable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    log.error({ err: error }, 'the database is unavailable')
    throw data('unavailable', { status: 503 })
  }
}
