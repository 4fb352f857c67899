type Notice = { date: Date; /** Before the event, for a full refund. */ noticeHours: number }
type Terms = Notice & { /** Of the event's essential facts. */ changedAt: Date | null; registeredAt: Date }

/** Whether cancelling at this moment gives a full refund: in time, or after a change of what was registered for. */
export function isInTime({ date, noticeHours, ...terms }: Terms, at: Date): boolean {
  return hasChanged(terms, at) || at <= refundEnds({ date, noticeHours })
}

export function hasChanged({ changedAt, registeredAt }: Omit<Terms, keyof Notice>, at: Date): boolean {
  return changedAt !== null && changedAt > registeredAt && changedAt <= at
}

/** Until when a paid booking can be cancelled for a full refund; null once it is over, and for a free event. */
export function refundUntil({ price, ...notice }: Notice & { price: number }): Date | null {
  const end = refundEnds(notice)
  return price > 0 && new Date() < end ? end : null
}

/** Until then cancelling gives a full refund. */
export function refundEnds({ date, noticeHours }: Notice): Date {
  return new Date(date.getTime() - noticeHours * 3_600_000)
}
