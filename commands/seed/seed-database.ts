import { connectDedicated, settingsStatement, type Connection } from '#app/database/connect.server.ts'
import { createDraw } from './draw.ts'
import { categories, dinners, dinnersCa, messages, places, reasons, surnames } from './people.ts'

export type Amounts = {
  requests: number
  members: number
  registrations: number
  seed: number
}

/** Demo content has no requests and no members, and its guests carry the version «demo». */
export async function holdsOwnRecords(connection: Connection): Promise<boolean> {
  const sql = connectDedicated(connection, 'el-cercle seed')
  try {
    const [row] = await sql<{ own: boolean }[]>`
      select exists (select 1 from membership_requests) or exists (select 1 from socios) or exists (select 1 from contact_messages)
        or exists (select 1 from event_registrations where privacy_version <> 'demo') as own`
    return row?.own ?? false
  } finally {
    await sql.end()
  }
}

/** Durability does not matter here; a large pending list makes the trigram indexes faster. */
const fastSettings = {
  synchronous_commit: 'off',
  gin_pending_list_limit: '512MB',
  maintenance_work_mem: '256MB',
  work_mem: '64MB',
}

/** Fills a million rows as fast as PostgreSQL indexes them. Leaves encrypted columns empty. */
export async function seedDatabase(
  connection: Connection,
  amounts: Amounts,
  say: (message: string) => void,
): Promise<void> {
  const sql = connectDedicated(connection, 'el-cercle seed')
  await sql.unsafe(settingsStatement(fastSettings))
  const timed = async (label: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    say(`${label} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  try {
    for (const { label, number, statements } of steps(amounts)) {
      if (number === 0) continue
      await timed(`${number.toLocaleString('en')} ${label}`, () =>
        sql.begin(async (tx) => {
          for (const statement of statements) await tx.unsafe(statement)
        }),
      )
    }
    // Index-only scans need a current visibility map.
    for (const table of seededTables) await timed(`${table} tidied`, () => sql.unsafe(`vacuum (analyze) ${table}`))
  } finally {
    await sql.end()
  }
}

const seededTables = [
  'membership_requests',
  'socios',
  'events',
  'event_registrations',
  'usuarios',
  'contact_messages',
  'mails',
  'audit_log',
]

const [MAX_LARGE_EVENT_GUESTS, AVERAGE_GUESTS, FREE_SEATS] = [10_000, 100, 12]

function steps({
  requests,
  members,
  registrations,
  seed,
}: Amounts): { label: string; number: number; statements: string[] }[] {
  const { draw, pick, id, people } = createDraw(seed)
  const large = Math.min(MAX_LARGE_EVENT_GUESTS, Math.ceil(registrations / 4))
  const events = registrations === 0 ? 0 : 1 + Math.ceil((registrations - large) / AVERAGE_GUESTS)
  const messageCount = Math.ceil(requests / 10)
  const accounts = Math.ceil(members / 10)
  return [
    {
      label: 'requests',
      number: requests,
      statements: [
        `insert into membership_requests (id, full_name, email, phone, reason, status, language, privacy_version, privacy_accepted_at, created_at, updated_at)
        select ${id('request')}, full_name, email, phone, ${pick('reason', reasons)},
          case when ${requests} - i < ${Math.ceil(requests / 50)} then 'pending' else (array['approved', 'rejected', 'rejected', 'baja'])[1 + ${draw('status', 4)}] end,
          language, 'seed', at, at, at
        from ${people('request', requests, 1500)}`,
      ],
    },
    {
      label: 'members',
      number: members,
      statements: [
        `insert into membership_requests (id, full_name, email, phone, status, completed, language, privacy_version, privacy_accepted_at, created_at, updated_at)
        select ${id('member request')}, full_name, email, phone, 'approved', true, language, 'seed', at, at - interval '2 days', at from ${people('member', members, 3000)}`,
        `insert into socios (id, membership_request_id, full_name, email, phone, address, payment_method, status, language, privacy_version, privacy_accepted_at, created_at, updated_at)
        select ${id('member')}, ${id('member request')}, full_name, email, phone, 'Carrer de ' || ${pick('street', surnames)} || ', ' || 1 + ${draw('number', 180)}, ${pick('payment', ['cash', 'card'])},
          case ${draw('member status', 20)} when 0 then 'inactive' when 1 then 'suspended' else 'active' end, language, 'seed', at, at, at
        from ${people('member', members, 3000)}`,
      ],
    },
    {
      label: 'events',
      number: events,
      statements: [
        `insert into events (title, title_ca, description, location, location_ca, category, date, price, max_participants)
        select ${pick('dinner', dinners)} || ' ' || i, ${pick('dinner', dinnersCa)} || ' ' || i, 'Entre amigos, alrededor de una mesa larga.', ${pick('place', places)}, ${pick('place', places)}, ${pick('category', categories)},
          date_trunc('hour', now()) + make_interval(hours => (${Math.min(40, events)} - i)::int * 20), 20 + ${draw('price', 60)}, ${large + FREE_SEATS}
        from generate_series(1::bigint, ${events}) as i`,
      ],
    },
    {
      label: 'registrations',
      number: registrations,
      statements: [
        `create temporary table seeded_event on commit drop as select id, row_number() over (order by id) as number from (select id from events order by id desc limit ${events}) as newest`,
        `insert into event_registrations (id, event_id, full_name, email, phone, is_member, notes, name_key, language, privacy_version, cancel_token_hash, cancelled_at, created_at, updated_at)
        select ${id('registration')}, seeded_event.id, full_name, email, phone, ${draw('is member', 3)} = 0, case when ${draw('late', 11)} = 0 then 'Llegaré un poco tarde.' end, search_key(full_name), language, 'seed',
          encode(sha256(convert_to('${seed} ' || i, 'UTF8')), 'hex'), case when ${draw('cancelled', 17)} = 0 then at end, at, at
        from ${people('registration', registrations, 900)} join seeded_event on number = case when i <= ${large} then 1 else 2 + ${draw('event', Math.max(1, events - 1))} end`,
        `update events set registered = active, max_participants = active + ${FREE_SEATS}
        from (select event_id, count(*) filter (where cancelled_at is null) as active from event_registrations join seeded_event on seeded_event.id = event_id group by event_id) as counted
        where counted.event_id = events.id`,
      ],
    },
    {
      label: 'accounts',
      number: accounts,
      statements: [
        `insert into usuarios (id, name, email, email_verified, language, created_at, updated_at) select ${id('account')}, full_name, email, true, language, at, at from ${people('account', accounts, 1000)}`,
      ],
    },
    {
      label: 'messages',
      number: messageCount,
      statements: [
        `insert into contact_messages (id, name, email, phone, message, language, privacy_version, privacy_accepted_at, read_at, answered_at, created_at)
        select ${id('message')}, full_name, email, phone, ${pick('message', messages)}, language, 'seed', at, case when i < ${messageCount} - 40 then at end, case when i < ${messageCount} - 60 then at end, at
        from ${people('message', messageCount, 1000)}`,
      ],
    },
    {
      label: 'mails',
      number: requests,
      statements: [
        `insert into mails (id, kind, ref, recipient, language, status, attempts, sent_at, created_at)
        select ${id('mail')}, 'membership-request', ${id('request')}, email, language, case when i % 5000 = 7 then 'failed' else 'sent' end, 1, at, at from ${people('request', requests, 1500)}`,
      ],
    },
    {
      label: 'audit events',
      number: requests,
      statements: [
        `insert into audit_log (actor, action, subject, created_at)
        select ${id('account', '(1 + i % 5)')}, ${pick('action', ['membership-request.approved', 'membership-request.rejected', 'socio.updated'])}, ${id('request')}, at from ${people('request', requests, 1500)}`,
      ],
    },
  ]
}
