import { givenNames, mailDomains, surnames } from './people.ts'

/** Random SQL expressions that depend only on the seed, the use and the row number `i`. */
export function createDraw(seed: number) {
  const draw = (use: string, sides: number) =>
    `((hashint8extended(i, ${seed} + ${hashOf(use)}) & 1073741823) % ${sides})`
  const pick = (use: string, words: readonly string[]) => `(${arrayOf(words)})[1 + ${draw(use, words.length)}]`
  /** Prefers the first words. */
  const pickFrequent = (use: string, words: readonly string[]) =>
    `(${arrayOf(words)})[1 + floor(${words.length} * power(${draw(use, 100_003)} / 100003.0::double precision, 2))::int]`
  const id = (use: string, number = 'i') => `md5('${seed} ${use} ' || ${number})::uuid`
  /** Columns: i, full_name, email, phone, language, at. `at` is spread evenly over the last `days`. */
  const people = (use: string, number: number, days: number) => `(
    select i, full_name, replace(btrim(search_key(split_part(full_name, ' ', 1) || '.' || split_part(full_name, ' ', 2))), '·', '') || i || '@' || domain as email, phone, language, at
    from (
      select i, ${pickFrequent(`${use} given`, givenNames)} || ' ' || ${pickFrequent(`${use} first`, surnames)} || ' ' || ${pickFrequent(`${use} second`, surnames)} as full_name,
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

function hashOf(use: string): number {
  return Array.from(use).reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 1_000_003, 7)
}
