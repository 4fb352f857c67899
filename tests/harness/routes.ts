import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Capability } from '#app/accounts/capabilities.ts'
import routes from '#app/routes.ts'

export type KnownRoute = {
  path: string
  id: string
  capability: Capability | undefined
  /** Behind the question for one's own password. */ asksPassword: boolean
}

/** Every route, in Spanish, with the capability of its nearest group. */
export function everyRoute(): KnownRoute[] {
  return walk(routes, '')
}

function walk(
  entries: RouteConfigEntry[],
  parent: string,
  capability?: Capability,
  asksPassword = false,
): KnownRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/')
    const named = /^admin\/access\/([\w-]+)\.ts$/.exec(entry.file)?.[1]
    const needed = (named as Capability | undefined) ?? capability
    const asks = asksPassword || entry.file === 'admin/recent-password.ts'
    if (entry.children) return walk(entry.children, path, needed, asks)
    return [
      {
        path: `/${path.replace(/^ca\?\/?/, '')}`,
        id: entry.file.replace(/\.tsx?$/, ''),
        capability: needed,
        asksPassword: asks,
      },
    ]
  })
}
