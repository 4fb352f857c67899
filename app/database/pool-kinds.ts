import type { Connection, Settings } from './connect.server.ts'
import type { Role } from './privileges.ts'

/** The login of each database role (`roles.server.ts`); the owner is for migrations, backups and commands. */
export type Connections = Record<Role | 'owner', Connection>

/** Each kind of work has its own connections, so that visitors cannot exhaust those of the panel. */
export type PoolName = 'public' | 'panel' | 'jobs' | 'exports' | 'owner'

const roleOf: Record<PoolName, keyof Connections> = {
  public: 'public',
  panel: 'panel',
  jobs: 'jobs',
  exports: 'panel',
  owner: 'owner',
}

/** A single connection serves all roles: in commands, and in databases with only one role. */
export function connectionFor(to: Connection | Connections, pool: PoolName): Connection {
  return typeof to === 'object' && 'owner' in to ? to[roleOf[pool]] : to
}

/** `timeoutFactor` multiplies the statement timeout. */
export type PoolKind = { max: number; timeoutFactor?: number; connectionWaitMs?: number; settings?: Settings }

export const commonSettings: Settings = {
  TimeZone: 'UTC',
  lock_timeout: 3_000,
  // Counting seats needs this level, whatever the server's default.
  default_transaction_isolation: 'read committed',
}

export const poolKinds = {
  // Generic plans would be slow: the best plan of a list depends on the search term.
  panel: { max: 4, settings: { plan_cache_mode: 'force_custom_plan' } },
  jobs: { max: 3 },
  // Plans that return the first rows soon. An abandoned export frees its connection after a minute.
  exports: {
    max: 2,
    timeoutFactor: 3,
    settings: {
      plan_cache_mode: 'force_custom_plan',
      cursor_tuple_fraction: 0.0001,
      idle_in_transaction_session_timeout: 60_000,
    },
  },
  owner: { max: 2 },
} satisfies Record<string, PoolKind>
