import { createHash, randomUUID } from 'node:crypto'
import { connectDedicated } from '#app/database/connect.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'

const ROWS = { events: 200, registrations: 75_000, members: 5_000, mails: 14_000, media: 300, variants: 3 }

export async function fillDatabase(url: string, seed: number, random: () => number): Promise<void> {
  const sql = connectDedicated(url, 'bench')
  // No message to guests is due yet: a restore stops those.
  await sql`insert into events (title, date, max_participants)
    select 'Cena ' || n, now() + (n + 7) * interval '1 day', 1000
    from generate_series(1, ${ROWS.events}) n`
  await inBatches(ROWS.registrations, async (numbers) => {
    const guests = numbers.map((n) => makeGuest(n, random))
    await sql.begin(async (tx) => {
      await tx`insert into event_parties ${tx(guests.map(({ party }) => party))}`
      await tx`insert into event_registrations ${tx(guests.map(({ seat }) => seat))}`
    })
  })
  await inBatches(ROWS.members, async (numbers) => {
    const people = numbers.map((n) => ({ request: randomUUID(), id: randomUUID(), n }))
    await sql`insert into membership_requests ${sql(people.map(makeRequest))}`
    await sql`insert into socios ${sql(people.map((person) => makeMember(person, random)))}`
  })
  await inBatches(ROWS.mails, async (numbers) => {
    await sql`insert into mails ${sql(numbers.map(makeMail))}`
  })
  for (let n = 0; n < ROWS.media; n++) {
    const hash = createHash('sha256').update(`${seed}-${n}`).digest('hex')
    await sql`insert into media (hash, purpose, width, height, color) values (${hash}, 'demo', 1600, 1200, '#123456')`
    for (let variant = 0; variant < ROWS.variants; variant++) {
      const bytes = makeNoise(100_000 + Math.floor(random() * 200_000), random)
      await sql`insert into media_variants (hash, width, format, bytes)
        values (${hash}, ${400 * (variant + 1)}, 'avif', ${bytes})`
    }
  }
  await sql.end()
}

function makeRequest({ request, n }: { request: string; n: number }) {
  return { id: request, full_name: `Soci ${n}`, email: `soci${n}@example.org`, status: 'approved' }
}

function makeMail(n: number) {
  const partyId = randomUUID()
  return {
    kind: 'registration',
    ref: partyId,
    data: { partyId },
    recipient: `guest${n}@example.org`,
    status: n % 100 === 0 ? 'queued' : 'sent',
  }
}

function makeGuest(n: number, random: () => number) {
  const id = randomUUID()
  const diet =
    n % 5 === 0
      ? encryptField(`dieta ${n} \t\\ \n «ela geminada»`, `event_registrations.dietary_restrictions:${id}`)
      : null
  const common = { id, event_id: (n % ROWS.events) + 1, privacy_version: '2026-11-21' }
  const name = `Guest ${n} ${word(random)}`
  const hash = createHash('sha256').update(id).digest('hex')
  return {
    party: {
      ...common,
      state: 'booked',
      size: 1,
      contact_name: name,
      name_key: `guest ${n}`,
      email: `guest${n}@example.org`,
      token_hash: hash,
      notes: n % 7 === 0 ? `\\N\n\\.\n${word(random)}\t` : null,
    },
    seat: {
      ...common,
      party_id: id,
      full_name: name,
      cancel_token_hash: hash,
      dietary_restrictions: diet,
      diet_consent_at: diet && new Date(),
    },
  }
}

function makeMember({ id, request, n }: { id: string; request: string; n: number }, random: () => number) {
  const secret = (column: string, value: string) => encryptField(value, `socios.${column}:${id}`)
  return {
    id,
    membership_request_id: request,
    full_name: `Soci ${n}`,
    email: `soci${n}@example.org`,
    iban: secret('iban', `ES91210004184502${String(n).padStart(8, '0')}`),
    birth_date: secret('birth_date', '1980-02-29'),
    emergency_contact_name: secret('emergency_contact_name', `Jordi ${word(random)}`),
  }
}

async function inBatches(count: number, work: (numbers: number[]) => Promise<unknown>) {
  for (let from = 0; from < count; from += 1000)
    await work(Array.from({ length: Math.min(1000, count - from) }, (_, n) => from + n))
}

function word(random: () => number): string {
  return Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(random() * 26))).join('')
}

function makeNoise(size: number, random: () => number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(Math.floor(random() * 2 ** 32), at)
  return bytes
}
