import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import {
  blogPosts,
  contactMessages,
  eventParties,
  eventRegistrations,
  events,
  membershipRequests,
  organizers,
  restaurants,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { subjectKindOf } from './audit-labels.ts'

type Subject = {
  table: PgTable
  id: AnyPgColumn
  name: () => SQLWrapper
  searchText: AnyPgColumn
  path?: (id: string) => string
}

/**
 * The tables of the audited subjects, by the first part of the action. The log contains no names: they are looked up
 * when it is shown; a deleted subject keeps its id.
 */
const subjects: Record<string, Subject> = {
  event: {
    table: events,
    id: events.id,
    name: () => mainText(events.title, events.titleCa),
    searchText: events.searchText,
    path: (id) => `/admin/eventos/${id}`,
  },
  registrations: {
    table: events,
    id: events.id,
    name: () => mainText(events.title, events.titleCa),
    searchText: events.searchText,
    path: (id) => `/admin/eventos/${id}/inscripciones`,
  },
  registration: {
    table: eventParties,
    id: eventParties.id,
    name: () => eventParties.contactName,
    searchText: eventParties.searchText,
  },
  guest: {
    table: eventRegistrations,
    id: eventRegistrations.id,
    name: () => eventRegistrations.fullName,
    searchText: eventRegistrations.searchText,
  },
  'waiting-party': {
    table: eventParties,
    id: eventParties.id,
    name: () => eventParties.contactName,
    searchText: eventParties.searchText,
  },
  restaurant: {
    table: restaurants,
    id: restaurants.id,
    name: () => restaurants.nombre,
    searchText: restaurants.searchText,
    path: (id) => `/admin/restaurantes/${id}`,
  },
  organizer: {
    table: organizers,
    id: organizers.id,
    name: () => mainText(organizers.name, organizers.nameCa),
    searchText: organizers.searchText,
  },
  post: {
    table: blogPosts,
    id: blogPosts.id,
    name: () => mainText(blogPosts.title, blogPosts.titleCa),
    searchText: blogPosts.searchText,
    path: (id) => `/admin/blog/${id}`,
  },
  message: {
    table: contactMessages,
    id: contactMessages.id,
    name: () => contactMessages.name,
    searchText: contactMessages.searchText,
  },
  'membership-request': {
    table: membershipRequests,
    id: membershipRequests.id,
    name: () => membershipRequests.fullName,
    searchText: membershipRequests.searchText,
  },
  socio: {
    table: socios,
    id: socios.id,
    name: () => socios.fullName,
    searchText: socios.searchText,
    path: (id) => `/admin/socios/${id}`,
  },
  user: { table: usuarios, id: usuarios.id, name: () => usuarios.email, searchText: usuarios.searchText },
  session: { table: usuarios, id: usuarios.id, name: () => usuarios.email, searchText: usuarios.searchText },
}

export type SubjectName = { name: string; href: string | null }

export async function nameSubjects(
  auditEvents: readonly { action: string; subject: string }[],
): Promise<Map<string, SubjectName>> {
  const wanted = Map.groupBy(auditEvents, ({ action }) => subjectKindOf(action))
  const found = await Promise.all(
    [...wanted].map(async ([kind, group]) => {
      const subject = subjects[kind]
      if (!subject) return []
      const ids = group.map(({ subject: id }) => id).filter((id) => isPossibleId(subject, id))
      if (ids.length === 0) return []
      const rows = await database
        .select({ id: sql<string>`${subject.id}::text`, name: sql<string>`${subject.name()}` })
        .from(subject.table)
        .where(inArray(sql`${subject.id}::text`, ids))
      return rows.map(({ id, name }) => [`${kind}:${id}`, { name, href: subject.path?.(id) ?? null }] as const)
    }),
  )
  return new Map(found.flat())
}

function isPossibleId({ id }: Subject, text: string): boolean {
  return id.dataType === 'number' ? /^\d{1,9}$/.test(text) : text.length <= 100
}

const MAX_SUBJECTS = 1_000

export function findSubjectsByName(search: string): { kind: string; ids: SQL }[] {
  return Object.entries(subjects).map(([kind, { table, id, searchText }]) => ({
    kind,
    ids: sql`(select ${id}::text from ${table} where ${searchCondition(searchText, search)} limit ${MAX_SUBJECTS})`,
  }))
}
