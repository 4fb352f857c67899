import type { PaymentOperation } from './door-payments.ts'

/**
 * What happens at the door, as an observed-remove set: a check-in has an id made on its phone, and an undo names the
 * check-ins that its phone has seen. Operations may arrive in any order and twice; no clock decides.
 */
export type CheckInOperation =
  | { kind: 'in'; id: string; guest: string }
  /** `ids`: the check-ins that are undone. */
  | { kind: 'out'; guest: string; ids: readonly string[] }

export type Operation = CheckInOperation | PaymentOperation

/** A check-in that is not undone. */
export type LiveCheckIn = readonly [guest: string, id: string]

type CheckIns = { readonly made: ReadonlyMap<string, string>; readonly undone: ReadonlySet<string> }

export function checkInsOf(operations: readonly Operation[], live: readonly LiveCheckIn[] = []): CheckIns {
  const made = new Map(live.map(([guest, id]) => [id, guest]))
  const undone = new Set<string>()
  for (const operation of operations) {
    if (operation.kind === 'in') made.set(operation.id, operation.guest)
    else if (operation.kind === 'out') for (const id of operation.ids) undone.add(id)
  }
  return { made, undone }
}

/** The ids of the live check-ins of everybody who has come. */
export function presentGuests({ made, undone }: CheckIns): Map<string, string[]> {
  const present = new Map<string, string[]>()
  for (const [id, guest] of made) if (!undone.has(id)) present.set(guest, [...(present.get(guest) ?? []), id])
  return present
}

/** Checks a guest in, or undoes every check-in that this phone has seen. */
export function toggled(
  guest: string,
  present: ReadonlyMap<string, readonly string[]>,
  newId: () => string,
): CheckInOperation {
  const ids = present.get(guest)
  return ids ? { kind: 'out', guest, ids } : { kind: 'in', id: newId(), guest }
}

export function isPayment(operation: Operation): operation is PaymentOperation {
  return operation.kind === 'pay' || operation.kind === 'unpay'
}

/** Of whom an operation is: a guest, or the party that pays. */
export function subjectOf(operation: Operation): string {
  return isPayment(operation) ? operation.party : operation.guest
}
