import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clubTime } from '#app/platform/club-time.ts'

/** Days in the club's time zone (`2026-11-21`), both included; null for no bound. */
export type DayRange = { from: string | null; to: string | null }

export function readDayRange({ searchParams }: URL): DayRange {
  return { from: readDay(searchParams.get('desde')), to: readDay(searchParams.get('hasta')) }
}

export function withinDays(column: AnyPgColumn, { from, to }: DayRange): SQL | undefined {
  return and(
    boundCondition(from, 0, (moment) => gte(column, moment)),
    boundCondition(to, 1, (moment) => lt(column, moment)),
  )
}

function boundCondition(day: string | null, after: number, bound: (moment: Date) => SQL): SQL | undefined {
  if (day === null) return undefined
  const { moment } = clubTime(`${Temporal.PlainDate.from(day).add({ days: after }).toString()}T00:00`)
  return moment && bound(moment)
}

function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  return clubTime(`${text}T00:00`).moment ? text : null
}
