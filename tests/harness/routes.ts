import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Capability } from '#app/accounts/capabilities.ts'
import { declaredCapability, isLimitedRoute } from '#app/accounts/route-access.ts'
import routes from '#app/routes.ts'

export type KnownRoute = {
  path: string
  /** Of its module; several routes can share one. */ id: string
  /** Of the route alone. */ routeId: string
  /** What the route and its groups declare. */ needs: readonly Capability[]
  /** Shows everybody only the events that they see. */ limitsEvents: boolean
  /** Behind the question for one's own password. */ asksPassword: boolean
}

/** Every route, in Spanish, with what it needs. */
export function everyRoute(): KnownRoute[] {
  return walk(routes, { path: '', needs: [], limitsEvents: false, asksPassword: false })
}

type Around = Pick<KnownRoute, 'path' | 'needs' | 'limitsEvents' | 'asksPassword'>

function walk(entries: RouteConfigEntry[], around: Around): KnownRoute[] {
  return entries.flatMap((entry) => {
    const path = [around.path, entry.path].filter(Boolean).join('/')
    const declared = declaredCapability(entry.id ?? '')
    const needs = declared ? [...around.needs, declared] : around.needs
    const limitsEvents = around.limitsEvents || isLimitedRoute(entry.id ?? '')
    const asksPassword = around.asksPassword || entry.file === 'admin/recent-password.ts'
    if (entry.children) return walk(entry.children, { path, needs, limitsEvents, asksPassword })
    const id = entry.file.replace(/\.tsx?$/, '')
    return [
      { path: `/${path.replace(/^ca\?\/?/, '')}`, id, routeId: entry.id ?? id, needs, limitsEvents, asksPassword },
    ]
  })
}
