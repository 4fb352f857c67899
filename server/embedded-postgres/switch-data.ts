import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Cluster } from './cluster.ts'
import { syncFolder } from './folder.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Names in the cluster's home. */
type Plan = { from: string; aside: string }

/** Writes a plan first, so that the next start completes an interrupted switch. Returns the path of the old folder. */
export async function switchData(cluster: Cluster, from: string, aside: string): Promise<string> {
  const plan: Plan = { from: relative(cluster.home, from), aside }
  await writeFile(`${planFile(cluster)}.unfinished`, JSON.stringify(plan), { mode: 0o600, flush: true })
  await rename(`${planFile(cluster)}.unfinished`, planFile(cluster))
  await syncFolder(cluster.home)
  await finishSwitch(cluster)
  return join(cluster.home, aside)
}

export async function finishSwitch(cluster: Cluster): Promise<void> {
  const text = await readFile(planFile(cluster), 'utf8').catch(ignoreErrors('ENOENT'))
  if (!text) return
  const { from, aside } = JSON.parse(text) as Plan
  const next = join(cluster.home, from)
  if (await exists(next)) {
    if (await exists(cluster.data)) await rename(cluster.data, join(cluster.home, aside))
    await rename(next, cluster.data)
    await syncFolder(cluster.home)
  }
  await rm(planFile(cluster))
  await syncFolder(cluster.home)
}

function planFile({ home }: Cluster): string {
  return join(home, 'switch')
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignoreErrors('ENOENT'))) !== undefined
}
