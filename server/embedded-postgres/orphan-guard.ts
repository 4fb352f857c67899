import { spawn } from 'node:child_process'
import { environment } from './account.ts'
import type { Cluster } from './cluster.ts'

const CHECK_SECONDS = 10
/** Without a running holder of a lease: longer than any start needs to write its own. */
const IDLE_CHECKS = 3

/** Runs in the folder of the leases, so that the data folder may be moved. */
const script = `
exists() { if [ -d /proc/self ]; then [ -d "/proc/$1" ]; else ps -p "$1" > /dev/null 2>&1; fi; }
idle=0
while sleep ${CHECK_SECONDS}; do
  read -r running 2> /dev/null < ../data/postmaster.pid
  [ "$running" = "$1" ] && exists "$1" && [ -r . ] || exit 0
  idle=$((idle + 1))
  for lease in *; do if exists "\${lease%%-*}"; then idle=0; fi; done
  if [ "$idle" -ge ${IDLE_CHECKS} ]; then kill -INT "$1"; exit 0; fi
done`

/**
 * Stops PostgreSQL when every process that shared it was killed: it runs in a session of its own and would go on. Needs
 * no process of the product; a server that joins at that moment starts PostgreSQL again.
 */
export function guardAgainstOrphan({ leases }: Cluster, postmaster: number): void {
  const guard = spawn('/bin/sh', ['-c', script, 'el-cercle-guard', String(postmaster)], {
    cwd: leases,
    env: environment,
    detached: true,
    stdio: 'ignore',
  })
  // Without a shell there is no guard, as before.
  guard.on('error', () => undefined).unref()
}
