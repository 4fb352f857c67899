import { until } from '#tests/harness/mailbox.ts'
import type { Machine } from './network.ts'

type Member = { name: string; role: 'leader' | 'sync_standby' | 'replica'; state: string; timeline?: number }

const PATRONI_PORT = 8008

type Roles = { leader: string; synchronous: string }

/** The roles, once all three work together and name the same: one that was cut off still names those of before. */
export async function wholeCluster(machines: Machine[]): Promise<Roles> {
  return until(async () => {
    const [first, ...others] = await Promise.all(machines.map((machine) => rolesSeenBy(machine, machines.length)))
    const agree = others.every((roles) => roles?.leader === first?.leader && roles?.synchronous === first?.synchronous)
    return agree && first
  })
}

async function rolesSeenBy(machine: Machine, count: number): Promise<Roles | undefined> {
  const members = await askMembers(machine)
  const leader = members.find(({ role }) => role === 'leader')
  const synchronous = members.find(({ role }) => role === 'sync_standby')
  const whole =
    members.length === count &&
    members.every(({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader?.timeline)
  return whole && leader && synchronous ? { leader: leader.name, synchronous: synchronous.name } : undefined
}

async function askMembers({ address }: Machine): Promise<Member[]> {
  const answer = await fetch(`http://${address}:${PATRONI_PORT}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  )
  return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : []
}
