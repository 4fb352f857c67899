import { desc, eq, lte } from 'drizzle-orm'
import { clubFields, clubOf, demoFields, hasDemoValue, type ClubField, type ClubFields } from '#app/club.ts'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { clubVersions, usuarios } from '#app/database/schema.ts'
import { clubSettings, givenFields } from '#app/platform/club.server.ts'

const VERSIONS_ON_A_PAGE = 10

export type ClubVersion = {
  version: number
  /** ISO string. */
  savedAt: Date
  /** Null when the account is deleted. */
  savedBy: string | null
  restoredFrom: number | null
  changes: { field: ClubField; before: string; after: string }[]
  /** Fields whose demo value was confirmed as the club's own. */
  confirmed: ClubField[]
}

/** The history, newest first. @param until the newest version to show */
export async function listClubVersions(
  until = 2_147_483_647,
): Promise<{ versions: ClubVersion[]; older: number | null }> {
  const rows = await database
    .select({
      ...pick(clubVersions, 'version', 'facts', 'restoredFrom', 'createdAt'),
      name: usuarios.name,
      email: usuarios.email,
    })
    .from(clubVersions)
    .leftJoin(usuarios, eq(usuarios.id, clubVersions.authorId))
    .where(lte(clubVersions.version, until))
    .orderBy(desc(clubVersions.version))
    .limit(VERSIONS_ON_A_PAGE + 1)
  const versions = rows
    .slice(0, VERSIONS_ON_A_PAGE)
    .map((row, index) => ({
      version: row.version,
      savedAt: row.createdAt,
      savedBy: row.name || row.email,
      restoredFrom: row.restoredFrom,
      ...difference(rows[index + 1]?.facts ?? {}, row.facts),
    }))
  return { versions, older: rows[VERSIONS_ON_A_PAGE]?.version ?? null }
}

export function difference(before: Facts, after: Facts): Pick<ClubVersion, 'changes' | 'confirmed'> {
  const [shownBefore, shownAfter] = [shownFields(before), shownFields(after)]
  const changes = clubFields.flatMap((field) => {
    const change = { field, before: shownBefore[field], after: shownAfter[field] }
    return change.before === change.after ? [] : [change]
  })
  const confirmed = clubFields.filter(
    (field) => before[field] === undefined && after[field] !== undefined && after[field] === demoFields[field],
  )
  return { changes, confirmed: confirmed.filter(hasDemoValue) }
}

export const shownFields = (facts: Facts): ClubFields => clubOf(givenFields(facts), clubSettings).fields

export type Facts = Record<string, string>
