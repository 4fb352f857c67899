/** Minimum notice for a full refund, according to the terms. */
const REFUND_NOTICE_HOURS = 48

type Terms = { date: Date; /** Of the event's essential facts. */ changedAt: Date | null; registeredAt: Date }

/** Whether cancelling at this moment gives a full refund: in time, or after a change of what was registered for. */
export function isInTime({ date, ...terms }: Terms, at: Date): boolean {
  return hasChanged(terms, at) || at <= refundEnds(date)
}

export function hasChanged({ changedAt, registeredAt }: Omit<Terms, 'date'>, at: Date): boolean {
  return changedAt !== null && changedAt > registeredAt && changedAt <= at
}

/** Until when a paid booking can be cancelled for a full refund; null once it is over, and for a free event. */
export function refundUntil({ date, price }: { date: Date; price: number }): Date | null {
  const end = refundEnds(date)
  return price > 0 && new Date() < end ? end : null
}

/** Until then cancelling gives a full refund. */
export function refundEnds(date: Date): Date {
  return new Date(date.getTime() - REFUND_NOTICE_HOURS * 3_600_000)
}
