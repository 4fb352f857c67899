import { spawn } from 'node:child_process'
import { environment } from './account.ts'
import type { Cluster } from './cluster.ts'

const CHECK_SECONDS = 10
/** Without a running holder of a lease: longer than any start needs to write its own. */
const IDLE_CHECKS = 3

const script = `
exists() { if [ -d /proc/self ]; then [ -d "/proc/$1" ]; else ps -p "$1" > /dev/null 2>&1; fi; }
idle=0
while sleep ${CHECK_SECONDS}; do
  read -r running 2> /dev/null < "$CLUSTER_HOME/data/postmaster.pid"
  [ "$running" = "$1" ] && exists "$1" && [ -r "$CLUSTER_HOME/leases" ] || exit 0
  idle=$((idle + 1))
  for lease in "$CLUSTER_HOME"/leases/*; do lease="\${lease##*/}"; if exists "\${lease%%-*}"; then idle=0; fi; done
  if [ "$idle" -ge ${IDLE_CHECKS} ]; then kill -INT "$1"; exit 0; fi
done`

/**
 * Stops PostgreSQL when every process that shared it was killed: it runs in a session of its own and would go on. Needs
 * no process of the product; a server that joins at that moment starts PostgreSQL again.
 */
export function guardAgainstOrphan({ home }: Cluster, postmaster: number): void {
  const guard = spawn('/bin/sh', ['-c', script, 'el-cercle-guard', String(postmaster)], {
    // Outside the data folder, whose disk may be unmounted as soon as PostgreSQL has stopped.
    cwd: '/',
    env: { ...environment, CLUSTER_HOME: home },
    detached: true,
    stdio: 'ignore',
  })
  // Without a shell there is no guard, as before.
  guard.on('error', () => undefined).unref()
}
