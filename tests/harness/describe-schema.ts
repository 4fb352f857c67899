import type { Sql } from 'postgres'

/**
 * One line for each object that migrations make: schemas, extensions, sequences, tables, columns in their order,
 * constraints, indexes, functions and triggers. Rights are not among them: every start grants them. Nor are constraints
 * for NOT NULL, which PostgreSQL has from 18 on: the line of the column says it.
 */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const lines = await sql<{ line: string }[]>`
    with of_club as (
      select c.*, nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'access') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    )
    select 'extension ' || extname as line from pg_extension where extname <> 'plpgsql'
    union all
    select format('%s %s %s %s', relkind, name, relpersistence, reloptions) from of_club
    union all
    select format('sequence %s %s', name, to_jsonb(s) - 'seqrelid') from pg_sequence s join of_club on oid = seqrelid
    union all
    select format('column %s %s %s', name, row_number() over (partition by name order by attnum), concat_ws(' ',
        attname, format_type(atttypid, atttypmod), 'null: ' || not attnotnull, 'identity: ' || attidentity::text,
        'generated: ' || attgenerated::text, 'statistics: ' || coalesce(attstattarget, -1), attstorage, attcollation::regcollation,
        pg_get_expr(adbin, adrelid)))
      from pg_attribute join of_club on of_club.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select format('constraint %s %s %s', name, conname, pg_get_constraintdef(k.oid, true))
      from pg_constraint k join of_club on of_club.oid = conrelid where contype not in ('t', 'n')
    union all
    select 'index ' || pg_get_indexdef(oid) from of_club where relkind = 'i'
    union all
    select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t join of_club on of_club.oid = tgrelid
      where not tgisinternal
    union all
    select 'function ' || pg_get_functiondef(oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select format('type %s %s', typname, typtype) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    union all
    select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext`
  return lines.map(({ line }) => line).toSorted((a, b) => (a < b ? -1 : 1))
}
