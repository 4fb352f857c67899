import { expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { pageText } from '../harness/visitor.ts'

const { sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' })
const clara = signedIn('admin', 'clara')

/** Fourteen booked of sixteen; a couple has an offer. */
async function makeDinner(): Promise<number> {
  const id = await insertEvent(sql, { inHours: 72, title_ca: 'Sopar', max_participants: 16 })
  const party = (state: string, size: number, name: string) => sql`
    insert into event_parties (id, event_id, state, size, contact_name, name_key, email, language, token_hash, privacy_version)
    values (gen_random_uuid(), ${id}, ${state}, ${size}, ${name}, ${name}, ${`${name}@example.org`}, 'es', ${name}, '2026-11-21')`
  await sql.begin(async (tx) => {
    await tx`${party('booked', 14, 'pau')}`
    await tx`insert into event_registrations (event_id, party_id, full_name, name_key, email, position, cancel_token_hash, privacy_version)
      select ${id}, p.id, 'Pau ' || n, 'pau ' || n, 'pau@example.org', n, 'pau' || n, '2026-11-21'
      from event_parties p, generate_series(1, 14) as n where p.state = 'booked'`
  })
  await party('waiting', 2, 'ona')
  await sql`update event_parties set state = 'offered', offered_at = now(), offer_expires_at = now() + interval '5 hours' where contact_name = 'ona'`
  return id
}

const pageOf = async (path: string, language: string) =>
  pageText(await clara.get(path, { 'Accept-Language': language }))

const WORDS = {
  es: ['14 de 16 · 2\u00a0ofrecidas', '14 de 16 plazas · 2\u00a0ofrecidas', 'Completo'],
  ca: ['14 de 16 · 2\u00a0ofertes', '14 de 16 places · 2\u00a0ofertes', 'Complet'],
} as const

test('Every page of the panel says the seats of an event alike: what is booked, then what is offered', async () => {
  const id = await makeDinner()
  for (const language of ['es', 'ca'] as const) {
    const [short, long, full] = WORDS[language]
    const list = await pageOf('/admin/eventos', language)
    expect([list.includes(short), list.includes(full)], 'list').toEqual([true, true])
    for (const tab of ['inscripciones', 'espera', 'cocina', 'mensajes']) {
      const head = await pageOf(`/admin/eventos/${id}/${tab}`, language)
      expect([head.includes(long), head.includes(`>${full}<`)], tab).toEqual([true, true])
    }
    const dashboard = await pageOf('/admin/dashboard', language)
    expect(dashboard.split(short), 'the week and the plot').toHaveLength(3)
    expect(dashboard).toContain(`${short} · ${full.toLowerCase()}`)
    expect(await pageOf(`/admin/eventos/${id}`, language)).toContain(short.replace('14 ', ''))
  }
})
