import { sql, type SQL } from 'drizzle-orm'
import { membershipRequests as m } from '#app/database/schema.ts'

/** For a condition `in`: the ids of the requests that `which` selects, and of all that were merged into them. */
export function withMerged(which: SQL | undefined): SQL {
  return sql`(with recursive merged (id) as (
    select ${m.id} from ${m} where ${which}
    union select one.id from ${m} as one join merged on one.merged_into = merged.id
  ) select id from merged)`
}

/** The same, and the requests that stand for them: everything that is about one person. */
export function withRelated(which: SQL | undefined): SQL {
  return sql`(with recursive related (id, merged_into) as (
    select ${m.id}, ${m.mergedInto} from ${m} where ${which}
    union select one.id, one.merged_into from ${m} as one
      join related on one.merged_into = related.id or one.id = related.merged_into
  ) select id from related)`
}
