/** What a process is told at its start, as JSON in its argument. */
export type Orders = {
  url: string
  /** `current`: the product's verbs. `counting`: counts, then writes. */
  writer: 'current' | 'counting'
  clients: number
  seed: number
  events: number[]
  /** The largest party. */
  largest: number
  /** Milliseconds: at night no offer begins. */
  clockAhead: number
}

/** Reported after the commit. */
export type Done = { is: 'done'; verb: 'book' | 'join' | 'accept' | 'cancel'; id: string }

/** What a process reports. */
export type Report =
  | { is: 'ready' | 'stopped' | 'swept' }
  | Done
  | { is: 'answer'; verb: string; answer: string }
  | { is: 'error'; verb: string; message: string }
