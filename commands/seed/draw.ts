import { givenNames, mailDomains, surnames } from './people.ts'

/**
 * Chance as SQL: what is drawn depends on the seed, the use and the row's number `i` alone, not on the order in which
 * PostgreSQL works, so that one seed always makes the same people.
 */
export function drawing(seed: number) {
  const draw = (use: string, sides: number) =>
    `((hashint8extended(i, ${seed} + ${hashOf(use)}) & 1073741823) % ${sides})`
  const pick = (use: string, words: readonly string[]) => `(${arrayOf(words)})[1 + ${draw(use, words.length)}]`
  /** The first words are the most frequent. */
  const favour = (use: string, words: readonly string[]) =>
    `(${arrayOf(words)})[1 + floor(${words.length} * power(${draw(use, 100_003)} / 100003.0::double precision, 2))::int]`
  const id = (use: string, number = 'i') => `md5('${seed} ${use} ' || ${number})::uuid`
  /**
   * As many rows as people: `i`, full_name, email, phone, language, and `at`, when they came: evenly over the days
   * until now, the last one now.
   */
  const people = (use: string, number: number, days: number) => `(
    select i, full_name, replace(btrim(search_key(split_part(full_name, ' ', 1) || '.' || split_part(full_name, ' ', 2))), '·', '') || i || '@' || domain as email, phone, language, at
    from (
      select i, ${favour(`${use} given`, givenNames)} || ' ' || ${favour(`${use} first`, surnames)} || ' ' || ${favour(`${use} second`, surnames)} as full_name,
        ${pick(`${use} domain`, mailDomains)} as domain,
        case when ${draw(`${use} phone`, 5)} > 0 then '+34 6' || lpad(${draw(`${use} digits`, 100_000_000)}::text, 8, '0') end as phone,
        ${pick(`${use} language`, ['es', 'ca'])} as language,
        now() - make_interval(secs => (${number} - i)::double precision / ${number} * ${days * 86_400}) as at
      from generate_series(1::bigint, ${number}) as i
      offset 0
    ) as drawn
  ) as person`
  return { draw, pick, id, people }
}

function arrayOf(words: readonly string[]): string {
  return `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}]`
}

/** Another stream of chance for each use. */
function hashOf(use: string): number {
  return Array.from(use).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}
