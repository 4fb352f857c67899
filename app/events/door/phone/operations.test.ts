import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInsOf, presentGuests, toggled, type Operation, type LiveCheckIn } from './operations.ts'

const GUESTS = ['anna', 'biel', 'carla']

/** The server as it is: rows by id, each undone or not; operations in any order, also twice. */
class Rows {
  private readonly rows = new Map<string, { guest: string; undone: boolean }>()
  apply(operation: Operation) {
    if (operation.kind === 'in' && !this.rows.has(operation.id))
      this.rows.set(operation.id, { guest: operation.guest, undone: false })
    if (operation.kind === 'out')
      for (const id of operation.ids) this.rows.set(id, { guest: operation.guest, undone: true })
  }
  live(): LiveCheckIn[] {
    return [...this.rows].flatMap(([id, { guest, undone }]) => (undone ? [] : [[guest, id] as const]))
  }
}

/** A phone: what it stores outlives a reload. */
class Phone {
  private queue: Operation[] = []
  private live: readonly LiveCheckIn[] = []
  private offline = false
  private readonly server: Rows
  readonly done: Operation[]
  constructor(server: Rows, done: Operation[]) {
    this.server = server
    this.done = done
  }
  present() {
    return presentGuests(checkInsOf(this.queue, this.live))
  }
  press(guest: string, newId: () => string) {
    const operation = toggled(guest, this.present(), newId)
    this.queue.push(operation)
    this.done.push(operation)
    if (!this.offline) this.exchange('whole')
  }
  turn(offline: boolean) {
    this.offline = offline
  }
  /** The request or the answer may be lost; then the same operations are sent again. */
  exchange(fate: 'whole' | 'request-lost' | 'answer-lost' | 'twice') {
    if (this.offline || fate === 'request-lost') return
    const sent = [...this.queue]
    for (let time = 0; time < (fate === 'twice' ? 2 : 1); time += 1)
      for (const operation of sent) this.server.apply(operation)
    if (fate === 'answer-lost') return
    this.live = this.server.live()
    this.queue = this.queue.slice(sent.length)
  }
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), guest: fc.constantFrom(...GUESTS) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('turn' as const), offline: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('exchange' as const),
      fate: fc.constantFrom('whole', 'request-lost', 'answer-lost', 'twice'),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const evening = fc.array(fc.record({ phone: fc.nat(2), step, clock: fc.integer({ min: -9, max: 9 }) }), {
  maxLength: 40,
})

function spend(steps: readonly { phone: number; step: Step }[]) {
  const server = new Rows()
  const done: Operation[] = []
  const phones = [0, 1, 2].map(() => new Phone(server, done))
  let made = 0
  for (const { phone, step: one } of steps) {
    const at = phones[phone] as Phone
    if (one.do === 'press') at.press(one.guest, () => `check-in-${(made += 1)}`)
    else if (one.do === 'turn') at.turn(one.offline)
    else at.exchange(one.fate)
  }
  for (const phone of phones) phone.turn(false)
  // Once to send, once more to read what the others have sent.
  for (const phone of [...phones, ...phones]) phone.exchange('whole')
  return { phones: phones.map((phone) => names(phone.present())), done }
}

const names = (present: ReadonlyMap<string, unknown>) => [...present.keys()].sort()

/** Who has come: a check-in that no undo has seen. */
function meant(done: readonly Operation[]): string[] {
  const undone = new Set(done.flatMap((operation) => (operation.kind === 'out' ? operation.ids : [])))
  const live = done.flatMap((operation) =>
    operation.kind === 'in' && !undone.has(operation.id) ? [operation.guest] : [],
  )
  return [...new Set(live)].sort()
}

test('phones that tick, undo, lose the network and send twice end with the same guests: those whom nobody has undone', () => {
  fc.assert(
    fc.property(evening, (steps) => {
      const { phones, done } = spend(steps)
      for (const shown of phones) expect(shown).toEqual(meant(done))
    }),
    { numRuns: 2_000 },
  )
})

test('operations merge in any order and any number of times', () => {
  fc.assert(
    fc.property(evening, fc.infiniteStream(fc.nat(1_000)), (steps, numbers) => {
      const { done } = spend(steps)
      const order = done
        .map((operation) => [numbers.next().value as number, operation] as const)
        .sort(([a], [b]) => a - b)
      const shuffled = order.map(([, operation]) => operation)
      const half = Math.floor(shuffled.length / 2)
      const twice = checkInsOf([...shuffled, ...shuffled.slice(half)])
      expect(names(presentGuests(twice))).toEqual(meant(done))
    }),
    { numRuns: 500 },
  )
})

test('control: the last writer by the phones’ clocks loses guests who have come', () => {
  const lost = fc.check(
    fc.property(evening, (steps) => {
      const { done } = spend(steps)
      const clocks = new Map(steps.map(({ phone, clock }) => [phone, clock]))
      const presses = steps.filter((one) => one.step.do === 'press')
      const last = new Map<string, { at: number; come: boolean }>()
      done.forEach(({ kind, guest }, index) => {
        const at = index + (clocks.get(presses[index]?.phone ?? 0) ?? 0)
        if (at >= (last.get(guest)?.at ?? -Infinity)) last.set(guest, { at, come: kind === 'in' })
      })
      const shown = [...last].flatMap(([guest, { come }]) => (come ? [guest] : [])).sort()
      expect(shown).toEqual(meant(done))
    }),
    { numRuns: 2_000 },
  )
  expect(lost.failed).toBe(true)
})
