/** Minimum notice for a full refund, according to the terms. */
const REFUND_NOTICE_HOURS = 48

type Terms = { date: Date; /** Of the event's essential facts. */ changedAt: Date | null; registeredAt: Date }

/** Whether cancelling at this moment gives a full refund: in time, or after a change of what was registered for. */
export function isInTime({ date, changedAt, registeredAt }: Terms, at: Date): boolean {
  if (changedAt && changedAt > registeredAt && changedAt <= at) return true
  return at <= refundEnds(date)
}

/** Until then cancelling gives a full refund. */
export function refundEnds(date: Date): Date {
  return new Date(date.getTime() - REFUND_NOTICE_HOURS * 3_600_000)
}
