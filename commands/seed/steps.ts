import { createDraw } from './draw.ts'
import { categories, dinners, dinnersCa, messages, places, reasons, surnames } from './people.ts'

export type Amounts = {
  /** Without those of members. */
  requests: number
  members: number
  registrations: number
  seed: number
}

type Step = { label: string; number: number; statements: string[] }

type Draw = ReturnType<typeof createDraw>

const MAX_LARGE_EVENT_GUESTS = 10_000
const AVERAGE_GUESTS = 100
const FREE_SEATS = 12

export function planSteps({ requests, members, registrations, seed }: Amounts): Step[] {
  const draw = createDraw(seed)
  const large = Math.min(MAX_LARGE_EVENT_GUESTS, Math.ceil(registrations / 4))
  const events = registrations === 0 ? 0 : 1 + Math.ceil((registrations - large) / AVERAGE_GUESTS)
  return [
    requestStep(draw, requests),
    memberStep(draw, members),
    eventStep(draw, events, large),
    registrationStep(draw, registrations, { events, large, seed }),
    accountStep(draw, Math.ceil(members / 10)),
    messageStep(draw, Math.ceil(requests / 10)),
    mailStep(draw, requests),
    auditStep(draw, requests),
  ]
}

function requestStep({ draw, pick, id, people }: Draw, number: number): Step {
  const pending = Math.ceil(number / 50)
  return {
    label: 'requests',
    number,
    statements: [
      `insert into membership_requests (id, full_name, email, phone, reason, status, language, privacy_version,
          privacy_accepted_at, created_at, updated_at)
        select ${id('request')}, full_name, email, phone, ${pick('reason', reasons)},
          case when ${number} - i < ${pending} then 'pending'
            else (array['approved', 'rejected', 'rejected', 'baja'])[1 + ${draw('status', 4)}] end,
          language, 'seed', at, at, at
        from ${people('request', number, 1500)}`,
    ],
  }
}

function memberStep({ draw, pick, id, people }: Draw, number: number): Step {
  const street = `'Carrer de ' || ${pick('street', surnames)} || ', ' || 1 + ${draw('number', 180)}`
  return {
    label: 'members',
    number,
    statements: [
      `insert into membership_requests (id, full_name, email, phone, status, completed, language, privacy_version,
          privacy_accepted_at, created_at, updated_at)
        select ${id('member request')}, full_name, email, phone, 'approved', true, language, 'seed',
          at, at - interval '2 days', at
        from ${people('member', number, 3000)}`,
      `insert into socios (id, membership_request_id, full_name, email, phone, address, payment_method, status, language,
          privacy_version, privacy_accepted_at, created_at, updated_at)
        select ${id('member')}, ${id('member request')}, full_name, email, phone, ${street},
          ${pick('payment', ['cash', 'card'])},
          case ${draw('member status', 20)} when 0 then 'inactive' when 1 then 'suspended' else 'active' end,
          language, 'seed', at, at, at
        from ${people('member', number, 3000)}`,
    ],
  }
}

function eventStep({ draw, pick }: Draw, number: number, large: number): Step {
  return {
    label: 'events',
    number,
    statements: [
      `insert into events (title, title_ca, description, location, location_ca, category, date, price, max_participants)
        select ${pick('dinner', dinners)} || ' ' || i, ${pick('dinner', dinnersCa)} || ' ' || i,
          'Entre amigos, alrededor de una mesa larga.', ${pick('place', places)}, ${pick('place', places)},
          ${pick('category', categories)},
          date_trunc('hour', now()) + make_interval(hours => (${Math.min(40, number)} - i)::int * 20),
          20 + ${draw('price', 60)}, ${large + FREE_SEATS}
        from generate_series(1::bigint, ${number}) as i`,
    ],
  }
}

function registrationStep(
  { draw, id, people }: Draw,
  number: number,
  { events, large, seed }: { events: number; large: number; seed: number },
): Step {
  const eventNumber = `case when i <= ${large} then 1 else 2 + ${draw('event', Math.max(1, events - 1))} end`
  return {
    label: 'registrations',
    number,
    statements: [
      `create temporary table seeded_event on commit drop as
        select id, row_number() over (order by id) as number
        from (select id from events order by id desc limit ${events}) as newest`,
      // They would count one row after the other.
      'alter table event_parties disable trigger event_parties_seats',
      `with booked as (
          insert into event_parties (id, event_id, state, size, contact_name, email, phone, is_member, notes, name_key, language,
            privacy_version, token_hash, cancelled_at, created_at, updated_at)
          select ${id('registration')}, seeded_event.id,
            case when ${draw('cancelled', 17)} = 0 then 'cancelled' else 'booked' end, 1, full_name, email, phone,
            ${draw('is member', 3)} = 0, case when ${draw('late', 11)} = 0 then 'Llegaré un poco tarde.' end,
            search_key(full_name), language, 'seed', encode(sha256(convert_to('${seed} ' || i, 'UTF8')), 'hex'),
            case when ${draw('cancelled', 17)} = 0 then at end, at, at
          from ${people('registration', number, 900)} join seeded_event on number = ${eventNumber} returning *
        )
        insert into event_registrations (id, event_id, party_id, full_name, privacy_version, cancel_token_hash, cancelled_at,
          created_at, updated_at)
        select id, event_id, id, contact_name, privacy_version, token_hash, cancelled_at, created_at, updated_at from booked`,
      'set constraints all immediate',
      'alter table event_parties enable trigger event_parties_seats',
      `update events set registered = active, max_participants = active + ${FREE_SEATS}
        from (
          select event_id, count(*) filter (where cancelled_at is null) as active
          from event_registrations join seeded_event on seeded_event.id = event_id group by event_id
        ) as counted
        where counted.event_id = events.id`,
    ],
  }
}

function accountStep({ id, people }: Draw, number: number): Step {
  return {
    label: 'accounts',
    number,
    statements: [
      `insert into usuarios (id, name, email, email_verified, language, created_at, updated_at)
        select ${id('account')}, full_name, email, true, language, at, at from ${people('account', number, 1000)}`,
    ],
  }
}

function messageStep({ pick, id, people }: Draw, number: number): Step {
  return {
    label: 'messages',
    number,
    statements: [
      `insert into contact_messages (id, name, email, phone, message, language, privacy_version, privacy_accepted_at,
          read_at, answered_at, created_at)
        select ${id('message')}, full_name, email, phone, ${pick('message', messages)}, language, 'seed', at,
          case when i < ${number} - 40 then at end, case when i < ${number} - 60 then at end, at
        from ${people('message', number, 1000)}`,
    ],
  }
}

function mailStep({ id, people }: Draw, number: number): Step {
  return {
    label: 'mails',
    number,
    statements: [
      `insert into mails (id, kind, ref, data, recipient, language, status, attempts, sent_at, created_at)
        select ${id('mail')}, 'membership-request', ${id('request')}, jsonb_build_object('requestId', ${id('request')}), email, language,
          case when i % 5000 = 7 then 'failed' else 'sent' end, 1, at, at
        from ${people('request', number, 1500)}`,
    ],
  }
}

function auditStep({ pick, id, people }: Draw, number: number): Step {
  const actions = ['membership-request.approved', 'membership-request.rejected', 'socio.updated']
  return {
    label: 'audit events',
    number,
    statements: [
      `insert into audit_log (actor, action, subject, created_at)
        select ${id('account', '(1 + i % 5)')}, ${pick('action', actions)}, ${id('request')}, at
        from ${people('request', number, 1500)}`,
    ],
  }
}
