import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Capability } from '#app/accounts/capabilities.ts'
import routes from '#app/routes.ts'

export type KnownRoute = { path: string; id: string; capability: Capability | undefined }

/** Every address that a route answers, in Spanish, and the capability that its nearest group names. */
export function everyRoute(): KnownRoute[] {
  return walk(routes, '')
}

function walk(entries: RouteConfigEntry[], parent: string, capability?: Capability): KnownRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/')
    const named = /^admin\/access\/([\w-]+)\.ts$/.exec(entry.file)?.[1]
    const needed = (named as Capability | undefined) ?? capability
    if (entry.children) return walk(entry.children, path, needed)
    return [{ path: `/${path.replace(/^ca\?\/?/, '')}`, id: entry.file.replace(/\.tsx?$/, ''), capability: needed }]
  })
}
