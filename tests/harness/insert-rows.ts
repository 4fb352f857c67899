import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

/** By their names in the table. */
type Columns = { [column: string]: unknown }
type Person = Columns & { full_name?: string; email?: string; phone?: string }

const HOUR_MS = 3_600_000

/** A dinner in a week with twenty seats, or what is given. */
export async function insertEvent(sql: Sql, given: Columns & { inHours?: number } = {}): Promise<number> {
  const { inHours = 168, ...columns } = given
  const dinner = { title: 'Cena', location: 'Gràcia', price: 85, max_participants: 20 }
  const row = { ...dinner, date: new Date(Date.now() + inHours * HOUR_MS), ...columns }
  const [event] = await sql<[{ id: number }]>`insert into events ${sql(row)} returning id`
  return event.id
}

/** @returns the id, which is also the token of the member's form */
export async function insertRequest(sql: Sql, columns: Person = {}): Promise<string> {
  const row = { full_name: 'Clara Vidal', email: `${randomUUID()}@example.org`, ...columns }
  const [request] = await sql<[{ id: string }]>`insert into membership_requests ${sql(row)} returning id`
  return request.id
}

export type InsertedMember = { id: string; number: string; request: string; email: string }

/** A member, by an approved request. */
export async function insertMember(sql: Sql, columns: Person = {}): Promise<InsertedMember> {
  const { full_name = 'Clara Vidal', email = `${randomUUID()}@example.org`, phone = '+34 600 123 456' } = columns
  const request = await insertRequest(sql, { full_name, email, phone, status: 'approved' })
  const row = { ...columns, membership_request_id: request, full_name, email, phone }
  const [member] = await sql<[{ id: string; number: string }]>`
    insert into socios ${sql(row)} returning id, membership_number as number`
  return { ...member, request, email }
}
