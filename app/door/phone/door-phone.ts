import { subjectOf, type LiveCheckIn, type Operation } from '#app/bookings/attendance/operations.ts'
import { readPeopleKey } from '#app/platform/browser-storage/people-storage.ts'
import { offlineUntil } from '#app/door/door-hours.ts'
import { MAX_OPERATIONS } from '#app/bookings/attendance/door-limits.ts'
import type { DoorList, DoorRefusal } from '#app/bookings/attendance/door-list.ts'
import type { PartyPayment } from '#app/bookings/attendance/door-payments.ts'
import { openDoorStore, type DoorStore, type KeptDoor, type KnownDoor, type QueuedOperation } from './door-store.ts'
import { askWhenOnline } from './keep-offline.ts'
import { sendExchange, type Failed } from './send-exchange.ts'

/** Other phones show an operation within three seconds. */
const EXCHANGE_MS = 2_500

export type DoorState = {
  list: DoorList | null
  live: readonly LiveCheckIn[]
  payments: readonly PartyPayment[]
  queue: readonly QueuedOperation[]
  net: 'online' | Failed['failure']
  /** By the clock of this phone; null before the first exchange. */
  syncedAt: number | null
  /** The newest of each guest, until it is read or the guest is ticked again. */
  refused: readonly DoorRefusal[]
  /** Why the phone has forgotten the list and asks for it no more. */
  gone: 'over' | 'removed' | null
}

type Opened = Pick<DoorState, 'list' | 'live' | 'payments'> & { address: string; event: number }

/** One phone at the door: what it knows, what it still has to send, and the exchange with the server. */
export class DoorPhone {
  private state: DoorState
  private store: DoorStore | null = null
  private running: Promise<void> | null = null
  private memoryKeys = -1
  private waitUntil = 0
  private liveVersion = ''
  private hadKey = false
  private readonly address: string
  private readonly event: number
  private readonly listeners = new Set<() => void>()

  constructor({ address, event, list, live, payments }: Opened) {
    this.address = address
    this.event = event
    const none = { queue: [], refused: [], gone: null }
    this.state = { ...none, list, live, payments, net: 'online', syncedAt: list && Date.now() }
  }

  readonly read = () => this.state

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** @returns what ends it */
  start(): () => void {
    void this.open()
    const lost = () => void this.fail({ failure: 'offline', retryAfterMs: 0 })
    const retry = () => void this.exchange()
    const timer = setInterval(retry, EXCHANGE_MS)
    addEventListener('offline', lost)
    addEventListener('online', retry)
    // A phone that wakes up after the evening shows no names.
    document.addEventListener('visibilitychange', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('offline', lost)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }

  /** Operations are shown at once, saved, and sent when there is a network. */
  async note(...operations: Operation[]): Promise<void> {
    const at = Date.now()
    const noted = operations.map((operation) => ({ key: this.memoryKeys--, operation, at, saved: false }))
    const subjects = new Set(operations.map(subjectOf))
    const { queue, refused } = this.state
    this.change({ queue: [...queue, ...noted], refused: refused.filter(({ guest }) => !subjects.has(guest)) })
    await Promise.all(noted.map((one) => this.save(one)))
    await this.running
    await this.exchange()
  }

  private async save(noted: QueuedOperation): Promise<void> {
    const key = await this.store?.add(noted.operation, noted.at).catch(() => undefined)
    const saved = { ...noted, key: key ?? noted.key, saved: true }
    this.change({ queue: this.state.queue.map((queued) => (queued === noted ? saved : queued)) })
  }

  /** One at a time, so that an answer is never older than what is shown. */
  exchange(): Promise<void> {
    // A pass that opens nothing would use up the attempts of the others behind the same address.
    if (this.state.net === 'closed' || Date.now() < this.waitUntil) return Promise.resolve()
    this.running ??= this.exchangeOnce().finally(() => (this.running = null))
    return this.running
  }

  /** Deletes the names. Operations that have not been sent contain no names, and are sent later. */
  async forgetList(gone: DoorState['gone'] = 'removed'): Promise<void> {
    this.change({ list: null, live: [], payments: [], gone })
    this.hadKey = false
    await this.store?.forgetList().catch(() => undefined)
  }

  dismiss(guest: string): void {
    this.change({ refused: this.state.refused.filter((refusal) => refusal.guest !== guest) })
  }

  private async open() {
    this.store = await openDoorStore(this.event).catch(() => null)
    const { kept, queue = [] } = (await this.store?.read()) ?? {}
    this.change({ queue: [...queue, ...this.state.queue] })
    const { list, live, payments, syncedAt } = this.state
    if (list && syncedAt) await this.store?.settle([], this.toKeep({ list, live, payments, syncedAt }))
    else if (kept) this.change({ list: kept.list, live: kept.live, payments: kept.payments, syncedAt: kept.syncedAt })
    await this.exchange()
  }

  private async exchangeOnce() {
    const keyIsGone = this.isKeyGone()
    if (this.isOver()) await this.forgetList('over')
    else if (keyIsGone) await this.forgetList()
    const { list, queue, gone } = this.state
    if (gone && queue.length === 0 && !keyIsGone) return
    const sent = queue.filter(({ saved }) => saved).slice(0, MAX_OPERATIONS)
    const answer = await sendExchange(this.address, {
      event: this.event,
      operations: sent.map(({ operation, at }) => ({ ...operation, agoMs: Math.max(0, Date.now() - at) })),
      list: gone ? null : (list?.version ?? ''),
      live: this.liveVersion,
      device: this.store?.device ?? '',
    })
    if ('failure' in answer) return this.fail(answer)
    // Somebody may have removed it meanwhile.
    const known = this.state.gone ? null : (answer.list ?? list)
    const { live, payments } = this.state
    const fresh = known && {
      list: known,
      live: answer.live ?? live,
      payments: answer.payments ?? payments,
      syncedAt: Date.now(),
    }
    this.liveVersion = answer.liveVersion
    const keys = sent.map(({ key }) => key)
    await this.store?.settle(keys, fresh && this.toKeep(fresh)).catch(() => undefined)
    this.change({
      ...(this.state.gone ? null : fresh),
      queue: this.state.queue.filter(({ key }) => !keys.includes(key)),
      net: 'online',
      refused: newestOfEachGuest([...this.state.refused, ...answer.refused]),
    })
  }

  private async fail({ failure, retryAfterMs }: Failed) {
    this.waitUntil = Date.now() + retryAfterMs
    if (failure === 'closed') await this.forgetList()
    if (failure === 'offline') void askWhenOnline(this.address)
    this.change({ net: failure })
  }

  /** Before the door opens, nothing is kept for a time without network. */
  private toKeep(fresh: KnownDoor): KeptDoor | null {
    const { list, syncedAt } = fresh
    if (new Date(list.opensAt) > new Date()) return null
    return { ...fresh, until: offlineUntil(list, syncedAt), address: this.address }
  }

  private isOver(): boolean {
    const { list, syncedAt } = this.state
    return list !== null && offlineUntil(list, syncedAt ?? Date.now()) <= Date.now()
  }

  /** Somebody has signed out in another window of this browser, or the pass opens nothing any more. */
  private isKeyGone(): boolean {
    const hadKey = this.hadKey
    this.hadKey = readPeopleKey(this.event) !== undefined
    return hadKey && !this.hadKey
  }

  private change(part: Partial<DoorState>) {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }
}

function newestOfEachGuest(refusals: readonly DoorRefusal[]): DoorRefusal[] {
  return [...new Map(refusals.map((refusal) => [refusal.guest, refusal])).values()]
}
