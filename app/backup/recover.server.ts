import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopyIndex } from './copy-index.server.ts'
import { extractBase } from './extract-base.server.ts'
import { feedWal, restoreCommand } from './feed-wal.server.ts'
import type { RecoveryPlan } from './recovery-plan.ts'
import type { Scratch, ScratchServer } from './scratch.ts'

type RecoveryOptions = {
  index: CopyIndex
  plan: RecoveryPlan
  /** `point` is a name given to `pg_create_restore_point`. */
  target: Date | { point: string } | 'latest'
  identities: readonly string[]
  postgresMajor: string
  lowPriority?: boolean
  progress?: (message: string) => void
}

/** Recovers from a base copy and its WAL in a scratch server. @throws BackupError when a copy is damaged */
export async function recover(scratch: Scratch, options: RecoveryOptions): Promise<ScratchServer> {
  const { index, plan, identities, postgresMajor, progress = () => {} } = options
  progress(`Unpacking the base copy of ${plan.base.at.toISOString()}`)
  await extractBase(index.pathOf(plan.base), identities, scratch, postgresMajor)
  const signal = join(scratch.data, 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  await chown(signal, scratch.account.uid, scratch.account.gid)
  const onSegment = (done: number, of: number) =>
    progress(`Reading what was written since: segment ${Math.min(done, of)} of ${of}`)
  return runBeside(
    (ending) =>
      feedWal(scratch, index, { cluster: plan.base.cluster, segments: plan.segments, identities, onSegment }, ending),
    (broken) => startRecovery(scratch, options, broken),
  )
}

/** If the copies end before the target time, the end of the copies becomes the target. */
async function startRecovery(scratch: Scratch, options: RecoveryOptions, broken: AbortSignal): Promise<ScratchServer> {
  const start = (target: RecoveryOptions['target']) =>
    scratch.start({ overrides: settings(scratch, options.plan, target), lowPriority: options.lowPriority }, broken)
  try {
    return await start(options.target)
  } catch (error) {
    const endsEarly = (error as Error).message.includes('recovery ended before configured recovery target was reached')
    if (!endsEarly || !(options.target instanceof Date)) throw error
    return start('latest')
  }
}

function settings(scratch: Scratch, { timeline }: RecoveryPlan, target: RecoveryOptions['target']) {
  return {
    restore_command: restoreCommand(scratch),
    recovery_target_timeline: String(timeline),
    recovery_target_action: 'promote',
    // Zone names such as Z are unknown when the setting is read.
    ...(target instanceof Date ? { recovery_target_time: target.toISOString().replace('Z', '+00') } : {}),
    ...(typeof target === 'object' && 'point' in target ? { recovery_target_name: target.point } : {}),
    shared_buffers: '32MB',
    hot_standby: 'off',
    // Marks the new timeline's history for archiving, which starts once the club's own server runs on it.
    archive_mode: 'on',
    archive_command: '',
  }
}

/** The failure of either aborts the other. */
async function runBeside<T>(
  helper: (ending: AbortSignal) => Promise<void>,
  work: (broken: AbortSignal) => Promise<T>,
): Promise<T> {
  const [ending, broken] = [new AbortController(), new AbortController()]
  const failure = helper(ending.signal).then(
    () => null,
    (error: unknown) => {
      broken.abort()
      return error
    },
  )
  try {
    return await work(broken.signal)
  } catch (error) {
    ending.abort()
    throw (await failure) ?? error
  } finally {
    ending.abort()
    await failure
  }
}
