import { until } from '#tests/harness/mailbox.ts'
import type { Machine } from './network.ts'

type Member = { name: string; role: 'leader' | 'sync_standby' | 'replica'; state: string; timeline?: number }

const PATRONI_PORT = 8008

/** The names of the leader and its standbys, once all three work together. */
export async function wholeCluster(machines: Machine[]): Promise<{ leader: string; synchronous: string }> {
  return until(async () => {
    const members = await askMembers(machines[0])
    const leader = members.find(({ role }) => role === 'leader')
    const synchronous = members.find(({ role }) => role === 'sync_standby')
    const whole =
      members.length === machines.length &&
      members.every(({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader?.timeline)
    return whole && leader && synchronous && { leader: leader.name, synchronous: synchronous.name }
  })
}

async function askMembers(machine: Machine | undefined): Promise<Member[]> {
  const answer = await fetch(`http://${machine?.address}:${PATRONI_PORT}/cluster`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : []
}
