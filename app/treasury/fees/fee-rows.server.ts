import { sql, type SQL } from 'drizzle-orm'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { charges, feePlans, memberAccounts, socios } from '#app/database/schema.ts'
import { feeTexts } from './fee-texts.ts'

/** Members with their type, their own fee and the day on which they joined. */
export const activeMembers = sql`select s.id, s.membership_type, a.fee_cents as own,
    (s.created_at at time zone ${CLUB_TIME_ZONE})::date as joined
  from ${socios} s left join ${memberAccounts} a on a.id = s.id where s.status = 'active'`

/**
 * The fees of members for a year, as rows `(id, key, others, concept, concept_ca, cents, due_on)`. A quarter is a
 * fourth of the year, its odd cents in the first ones; who joins in the middle pays all of the period, or its months
 * rounded to the cent.
 * @param year from 2000 on
 */
export function feeRows(members: SQL, year: number): SQL {
  return sql`
    select id, key, others, concept, concept_ca, cents, due_on
    from (
      select m.id, p.starts, ${String(year)} || p.suffix || ':' || m.id as key,
        array(select ${String(year)} || other || ':' || m.id from unnest(p.others) as other) as others,
        plan.name || ' ' || ${String(year)} || p.named as concept,
        coalesce(nullif(plan.name_ca, ''), plan.name) || ' ' || ${String(year)} || p.named_ca as concept_ca,
        case when plan.joining = 'full' then share else (2 * share * months + length) / (2 * length) end as cents,
        greatest(p.starts, m.joined) as due_on
      from (${members}) m
      join lateral (
        select * from ${feePlans} f where f.membership_type = m.membership_type and f.starts_on <= make_date(${year}::int, 1, 1)
        order by f.starts_on desc limit 1) plan on true
      join (${periods(year)}) p on p.period = plan.period and m.joined < p.ends
      cross join lateral (select coalesce(m.own, plan.cents) as yearly) y
      cross join lateral (select
        case p.period when 'year' then yearly else yearly / 4 + (p.number < yearly % 4)::int end as share,
        case p.period when 'year' then 12 else 3 end as length,
        least(case p.period when 'year' then 12 else 3 end,
          extract(month from p.ends - interval '1 day')::int - extract(month from greatest(p.starts, m.joined))::int + 1) as months) parts
    ) fees where cents > 0`
}

/** With the column `made`: there is a charge for it, or for the same time by the other period. */
export function withMade(fees: SQL): SQL {
  return sql`select *, exists (select from ${charges} c where c.kind = 'fee' and (c.key = fee.key or c.key = any(others))) as made
    from (${fees}) fee`
}

/** `others`: what the year is charged by when the plan had the other period. */
function periods(year: number): SQL {
  const quarters = [0, 1, 2, 3].map(
    (number) => sql`('quarter', ${number}::int, ${`-Q${number + 1}`}, array[''],
      make_date(${year}::int, ${number * 3 + 1}::int, 1), (make_date(${year}::int, ${number * 3 + 1}::int, 1) + interval '3 months')::date,
      ${` · ${feeTexts.es.quarters[number]}`}, ${` · ${feeTexts.ca.quarters[number]}`})`,
  )
  return sql`select * from (values
    ('year', 0, '', array['-Q1', '-Q2', '-Q3', '-Q4'], make_date(${year}::int, 1, 1), make_date(${year + 1}::int, 1, 1), '', ''),
    ${sql.join(quarters, sql`, `)}
  ) as period (period, number, suffix, others, starts, ends, named, named_ca)`
}
