import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'

/** A claim with its measured value and its limit. Ratios have no unit. */
export type Figure = { claim: string; measured: number | string; bar: string; holds: boolean }

export function shown(claim: string, measured: number | string): Figure {
  return { claim, measured, bar: 'shown', holds: true }
}

const folder = join(import.meta.dirname, 'results')

/** `SEED` repeats an earlier run. */
export function seedOfRun(): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  console.log(`seed ${seed} (SEED=${seed} repeats this run)`)
  return seed
}

/** Stores the figures under `bench/results/` and sets the exit code when one fails. */
export function record(bench: string, figures: Figure[], seed?: number): void {
  for (const { claim, measured, bar, holds } of figures)
    console.log(`${holds ? '  ok  ' : '  FALLS SHORT  '}${claim}: ${measured} (bar: ${bar})`)
  mkdirSync(folder, { recursive: true })
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim()}, Node ${process.version}`
  const result = { bench, day: new Date().toISOString().slice(0, 10), commit: measuredCommit(), machine, seed, figures }
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(result, null, 2)}\n`)
  if (figures.some(({ holds }) => !holds)) process.exitCode = 1
}

/** Of the sources as they are in the folder. The records of other benches do not make it dirty. */
function measuredCommit(): string | undefined {
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results') !== ''
  return commit && isChanged ? `${commit}-dirty` : commit
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: join(folder, '../..'), encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
