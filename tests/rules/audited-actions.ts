import type { Sql } from 'postgres'
import sharp from 'sharp'
import { cookiesOf, givePassword, insertAccount } from '../harness/accounts.ts'
import { insertBookings } from '../harness/insert-bookings.ts'
import { insertEvent, insertMember, insertRequest } from '../harness/insert-rows.ts'
import { codeOf, insertPasskey, openAppSetup } from '../harness/second-factors.ts'
import type { RunningServer } from '../harness/server.ts'
import { chargeFields, creditorFields, paymentFields, planFields } from '../harness/treasury-fields.ts'
import { camt054 } from '../bank-files.ts'
import { dueOn, insertDebtors } from '../harness/insert-debtors.ts'
import { visitor } from '../harness/visitor.ts'
import { panelRoles, roles } from '#app/accounts/capabilities.ts'
import { demoFields } from '#app/club.ts'
import { clubDay } from '#app/platform/club-day.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { erasureOrder } from '#app/privacy/erasures.server.ts'
import { recordKinds, type RecordKind } from '#app/privacy/record-kinds.ts'

/** Set by the test before it runs an action. */
export const context = {} as { server: RunningServer; sql: Sql; ask: ReturnType<typeof visitor> }

async function newest(table: string): Promise<string> {
  const [row] = await context.sql<
    { id: string }[]
  >`select id::text from ${context.sql(table)} order by created_at desc limit 1`
  return row?.id ?? ''
}
const applicant = (full_name: string) => insertRequest(context.sql, { full_name })
const version = async (table: string) =>
  String(
    (await context.sql`select version from ${context.sql(table)} where id::text = ${await newest(table)}`)[0]?.version,
  )

/** What is done to ticked rows, with one row. */
async function onNewest(path: string, act: string, table: string): Promise<Response> {
  const id = await newest(table)
  return context.ask.post(path, { act: `${act}-selected`, rows: `${id}:${await version(table)}`, asked: 'yes' })
}

/** Of the newest member, who is active. */
function mandateActs() {
  const page = async () => `/admin/tesoreria/ordenes/${await newest('socios')}`
  const act = (name: AuditAction, fields: Record<string, string>, shown?: string[]) =>
    auditedAction(
      name,
      async () => context.ask.post(`${await page()}.data`, { mandate_id: await newest('mandates'), ...fields }),
      shown,
    )
  const signed = { mandate_iban: 'ES91 2100 0418 4502 0005 1332', mandate_holder: 'Clara Vidal' }
  return [
    act('socio.mandate-requested', { act: 'request' }),
    auditedAction('socio.mandate-requested', () => onNewest('/admin/tesoreria/ordenes', 'request', 'socios')),
    act('socio.mandate-drafted', { act: 'draft' }),
    auditedAction(
      'socio.mandate-printed',
      async () => context.ask.get(`/admin/tesoreria/ordenes/${await newest('mandates')}/hoja`),
      ['iban'],
    ),
    act('socio.mandate-signed', { act: 'sign', signed_on: '2026-11-02', ...signed }),
    act('socio.mandate-held', { act: 'hold' }),
    act('socio.mandate-released', { act: 'release' }),
    act('socio.mandate-iban-shown', { act: 'show-iban' }, ['iban']),
    act('socio.mandate-revoked', { act: 'revoke' }),
  ]
}

const event = {
  title: 'Calçotada',
  description: 'Con romesco.',
  location: 'Valls',
  date: '2030-02-02T13:00',
  price: '45',
  max_participants: '20',
  restaurant_id: 'none',
  organizer_id: 'none',
}
const guest = {
  full_name: 'Oriol Prat',
  email: 'oriol@example.org',
  language: 'ca',
  informed: 'on',
  dietary_restrictions: 'sin nueces',
  diet_consent: 'on',
  seats: '2',
  guest_names: 'Laia Prat',
}
const post = {
  title: 'La primera carta',
  slug: 'la-primera-carta',
  content: '<p>Hoy se abre la temporada.</p>',
  excerpt: '',
  title_ca: '',
  content_ca: '',
  excerpt_ca: '',
  status: 'draft',
}
const socio = { full_name: 'Aurora Bosch', email: 'aurora@example.org', payment_method: 'transfer' }
let hash = ''

/** `subjects`: how many records it is an event of. `asks`: of a page that asks for the password for every act. */
type AuditedAction = {
  action: AuditAction
  subjects: number
  fields?: string[]
  asks?: true
  do: () => Promise<Response>
}
const auditedAction = (action: AuditAction, run: AuditedAction['do'], fields?: string[]): AuditedAction => ({
  action,
  subjects: 1,
  do: run,
  ...(fields && { fields }),
})

/** With the id or the version of the newest row in place of `{table}` or `{table.version}`. */
async function filled(text: string): Promise<string> {
  const [place, table = '', part] = /\{([a-z_]+)(\.version)?\}/.exec(text) ?? []
  return place ? text.replace(place, part ? await version(table) : await newest(table)) : text
}
/** Of a field, the whole value but for a word before it. */
const isPlace = (value: string) => /^(?:\w+:)?\{[a-z_.]+\}$/.test(value)
const posted = (action: AuditAction, path: string, fields: Record<string, string>, shown?: string[]) =>
  auditedAction(
    action,
    async () => {
      const sent = { ...fields }
      for (const [name, value] of Object.entries(fields)) if (isPlace(value)) sent[name] = await filled(value)
      return context.ask.post(await filled(path), sent)
    },
    shown,
  )
const opened = (action: AuditAction, path: string, shown?: string[]) =>
  auditedAction(action, async () => context.ask.get(await filled(path)), shown)

const refundOf = async (id: string) => ({ event_id: await newest('events'), party_id: id })
const guests = async () => `/admin/eventos/${await newest('events')}/inscripciones`
const waitingList = async () => `/admin/eventos/${await newest('events')}/espera`
/** Offers are by hand, so that none is made by itself. */
const waitFor = async (name: string) => {
  await context.sql`update events set offers = 'manual' where id = ${await newest('events')}`
  await context.sql`insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash, queued_at)
    values (${await newest('events')}, 'waiting', 1, ${name}, ${name}, 'espera@example.org', '2026-11-21', ${name}, now())`
}
const waitingActs = (given: [action: AuditAction, act: string][]) =>
  given.map(([action, act]) =>
    auditedAction(action, async () => {
      if (act === 'offer') await waitFor('Berta Font')
      const [{ id } = { id: '' }] = await context.sql<
        { id: string }[]
      >`select id from event_parties where contact_name = 'Berta Font'`
      return context.ask.post(await waitingList(), { act, party_id: id })
    }),
  )
/** A member's booking of an evening that has begun; older than what other actions take. */
async function dinnerOwed(): Promise<{ event: number; party: string }> {
  const created_at = '2020-01-01'
  const { id: socio_id, email, request } = await insertMember(context.sql, { created_at })
  await context.sql`update membership_requests set created_at = ${created_at} where id = ${request}`
  const id = await insertEvent(context.sql, { title: 'Sopar', inHours: 24, created_at })
  const booking = { event_id: id, contact_name: 'Clara Vidal', email, socio_id, created_at }
  const [party] = await insertBookings(context.sql, [booking])
  await context.sql`update event_registrations set created_at = '2020-01-01' where party_id = ${party ?? ''}`
  await context.sql`update events set date = now() - interval '1 hour' where id = ${id}`
  return { event: id, party: party ?? '' }
}
async function aCompanion(): Promise<string> {
  const [row] = await context.sql<{ id: string }[]>`
    update event_registrations set full_name = 'Pau Prat'
    where id = (select id from event_registrations where id <> party_id limit 1) returning id`
  return row?.id ?? ''
}
type KeptKind = 'event' | 'post' | 'restaurant' | 'organizer'
/** The newest change of the newest record is taken back. */
const historyRestored = (kind: KeptKind, segment: string, table: string) =>
  auditedAction(`${kind}.restored`, async () => {
    const id = await newest(table)
    const [change] = await context.sql<{ id: string }[]>`
      select id::text from record_changes where kind = ${kind} and subject = ${id}
        and changes ?| array['title', 'name', 'direccion'] order by record_changes.id desc limit 1`
    const fields = { act: kind, change: change?.id ?? '', version: await version(table) }
    return context.ask.post(`/admin/historial/${segment}/${id}`, fields)
  })
const undeleted = (kind: KeptKind) =>
  auditedAction(`${kind}.undeleted`, async () => {
    const [row] = await context.sql<{ id: string }[]>`
      select id from trash where kind = ${kind} order by deleted_at desc limit 1`
    return context.ask.post('/admin/papelera', { act: kind, id: row?.id ?? '' })
  })
/** Of a comment that the newest guest has left. */
const moderation = (given: [action: AuditAction, act: string][]) =>
  given.map(([action, act]) =>
    auditedAction(action, async () => {
      const id = await newest('event_registrations')
      const [row] = await context.sql<{ event: number; seen: string }[]>`
        insert into event_scores (registration_id, event_id, kitchen, place, pace, comment, privacy_version)
        select id, event_id, 5, 5, 5, 'Amb el fum just.', '2026-11-21' from event_registrations where id = ${id}
        on conflict (registration_id) do update set pace = 4
        returning event_id as event, md5(comment || shows_name::text) as seen`
      return context.ask.post(`/admin/eventos/${row?.event}/opiniones`, { act, guest_id: id, seen: row?.seen ?? '' })
    }),
  )
/** Acts on the newest booking. */
const actsOnBooking = (given: [action: AuditAction, fields: Record<string, string>, shown?: string[]][]) =>
  given.map(([action, fields, shown]) =>
    auditedAction(
      action,
      async () => context.ask.post(await guests(), { ...fields, party_id: await newest('event_parties') }),
      shown,
    ),
  )
const messageId = '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a11'
const messageText = { subject: 'Dónde aparcar', body: 'Hola, {nombre}', subject_ca: 'On aparcar', body_ca: 'Hola' }
const messageActs = (given: [action: AuditAction, fields: Record<string, string>, shown?: string[]][]) =>
  given.map(([action, fields, shown]) =>
    auditedAction(
      action,
      async () =>
        context.ask.post(`/admin/eventos/${await newest('events')}/mensajes`, { message_id: messageId, ...fields }),
      shown,
    ),
  )
/** To the members. */
const memberMessageActs = (given: [action: AuditAction, fields: Record<string, string>][]) =>
  given.map(([action, fields]) =>
    auditedAction(action, () =>
      context.ask.post('/admin/socios/mensajes', {
        message_id: '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a12',
        audience: 'members',
        purpose: 'news',
        ...messageText,
        body: 'Hola',
        ...fields,
      }),
    ),
  )
const wholeBooking = async (act: string) => {
  const id = await newest('event_parties')
  return { act, party_id: id, guests: id }
}
/** A record of each kind that the page of a person exports and erases. */
const recordOf: Record<RecordKind, () => Promise<string>> = {
  socio: async () => (await insertMember(context.sql)).id,
  'membership-request': () => applicant('Nil Mas'),
  registration: () => newest('event_registrations'),
  guest: aCompanion,
  message: async () => {
    await context.sql`insert into contact_messages (name, email, message, privacy_version) values ('Nil', 'nil@example.org', 'Hola', 'x')`
    return newest('contact_messages')
  },
  user: async () => {
    const id = crypto.randomUUID()
    await insertAccount(context.sql, id, 'user')
    return id
  },
  'sign-up': async () => {
    const id = crypto.randomUUID()
    await context.sql`insert into auth_verifications (id, identifier, value, expires_at) values (${id}, ${`sign-up:${id}`}, '{}', now() + interval '1 day')`
    return id
  },
  mail: () => newest('mails'),
  'blocked-payment': () => newest('blocked_payments'),
}
const register = () =>
  visitor(context.server.url).post(`/eventos/1/inscripcion`, {
    full_name: 'Nil Roca',
    email: 'nil@example.org',
    privacy: 'on',
  })

/**
 * Every action of the panel with its audit action, in this order: each depends on the state that the previous ones
 * leave.
 */
const fees = '/admin/tesoreria/cuotas'

async function anAccount(): Promise<string> {
  const id = '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2b00'
  await context.sql`insert into member_accounts (id, number) values (${id}, 'C-90001') on conflict do nothing`
  return id
}

const remittances = '/admin/tesoreria/remesas'
const ofRemittance = async (page = '') => `${remittances}/${await newest('remittances')}${page}`
const item = async (outcome: string) => {
  const [row] = await context.sql<{ id: string; reference: string }[]>`
    select id::text, end_to_end_id as reference from remittance_items where outcome = ${outcome} order by id desc limit 1`
  return row ?? { id: '', reference: '' }
}
const choose = auditedAction('remittance.chosen', async () => {
  await insertDebtors(context.sql, 3)
  return context.ask.post(remittances, { due_on: dueOn })
})
const remit = (action: AuditAction, act: string, fields: () => Promise<Record<string, string>> = async () => ({})) =>
  auditedAction(action, async () => context.ask.post(await ofRemittance(), { act, ...(await fields()) }))

async function importReturn(): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([camt054([{ endToEndId: (await item('settled')).reference }])], 'camt.xml'))
  return context.ask.upload(`${remittances}/devoluciones`, form)
}

/** All debits of the newest remittance stay. */
async function keptDebits(): Promise<URLSearchParams> {
  const rows = await context.sql<{ id: string }[]>`
    select id::text from remittance_items where outcome = 'included' and remittance_id = (select max(id) from remittances)`
  return new URLSearchParams([['debits', String(rows.length)], ...rows.map(({ id }) => ['kept', id])])
}

/** A debit of the draft, as if it were less than the minimum. */
async function belowMinimum(): Promise<Record<string, string>> {
  const { id } = await item('included')
  await context.sql`delete from remittance_lines where item_id = ${id}`
  await context.sql`update remittance_items set outcome = 'excluded', reason = 'bajo-minimo', mandate_id = null where id = ${id}`
  return { item_id: id }
}

/** In the order of their states. */
const remittanceActions = [
  choose,
  remit('remittance.moved', 'move', async () => ({ due_on: dueOn })),
  remit('remittance.item-included', 'include', belowMinimum),
  remit('remittance.cancelled', 'cancel'),
  choose,
  remit('remittance.notified', 'notify'),
  remit('remittance.sealed', 'seal'),
  auditedAction('remittance.remade', async () => context.ask.post(await ofRemittance('/rehacer'), await keptDebits())),
  remit('remittance.sealed', 'seal'),
  auditedAction('remittance.downloaded', async () => context.ask.get(await ofRemittance('/fichero'))),
  remit('remittance.presented', 'present'),
  remit('remittance.item-released', 'release', async () => ({ item_id: (await item('included')).id })),
  remit('remittance.settled', 'settle'),
  remit('remittance.returned', 'return', async () => ({
    item_id: (await item('settled')).id,
    code: 'AM04',
    received_on: '2027-01-20',
  })),
  remit('remittance.collected-again', 'collect', async () => ({ item_id: (await item('returned')).id })),
  auditedAction('bank-file.imported', importReturn),
]

export const auditedActions: AuditedAction[] = [
  posted('event.created', '/admin/eventos/nuevo', event),
  posted('event.updated', '/admin/eventos/{events}', {
    ...event,
    title: 'Gran calçotada',
    version: '{events.version}',
  }),
  posted('registration.created', '/admin/eventos/{events}/inscripciones', { act: 'add', ...guest }),
  posted('registration.updated', '/admin/eventos/{events}/inscripciones', {
    act: 'correct',
    party_id: '{event_parties}',
    version: '{event_parties.version}',
    full_name: 'Oriol Prat',
    email: 'oriol@example.org',
    language: 'ca',
    phone: '600 100 100',
  }),
  ...actsOnBooking([
    ['registration.table-changed', { act: 'table', table_label: '4' }],
    ['registration.link-sent-again', { act: 'send-link' }],
    ['registration.diet-shown', { act: 'show-diets' }, ['dietary_restrictions']],
    ['registration.guest-added', { act: 'add-guest', full_name: 'Pau Prat' }],
  ]),
  auditedAction(
    'registration.moved',
    async () => {
      const [pau] = await context.sql<{ id: string }[]>`select id from event_registrations where full_name = 'Pau Prat'`
      const party = await newest('event_parties')
      return context.ask.post(await guests(), { act: 'move', party_id: party, guests: pau?.id ?? '' })
    },
    ['1'],
  ),
  auditedAction(
    'registration.seats-cancelled',
    async () => {
      const [laia] = await context.sql<
        { id: string; party: string }[]
      >`select id, party_id as party from event_registrations where full_name = 'Laia Prat'`
      return context.ask.post(await guests(), { act: 'cancel', party_id: laia?.party ?? '', guests: laia?.id ?? '' })
    },
    ['1'],
  ),
  auditedAction('registration.table-changed', async () => {
    const [row] = await context.sql<{ id: string; event: number; label: string }[]>`
        select id, event_id as event, table_label as label from event_parties
        where state = 'booked' order by created_at desc, id desc limit 1`
    return context.ask.post(`/admin/eventos/${row?.event}/mesas.data`, {
      [`shown_${row?.id}`]: row?.label ?? '',
      [`label_${row?.id}`]: 'Terraza',
    })
  }),
  auditedAction(
    'registration.payment-noted',
    async () => {
      const id = await newest('event_parties')
      return context.ask.post(await guests(), {
        act: 'payment',
        payments: `${id}:0`,
        payment: 'paid:cash',
        paid_amount: '85',
      })
    },
    ['paid', 'cash'],
  ),
  auditedAction('registration.attended', async () => {
    const event = await newest('events')
    const [stored] = await context.sql<{ date: Date }[]>`select date from events where id = ${event}`
    await context.sql`update events set date = now() where id = ${event}`
    const answer = await context.ask.post(await guests(), {
      act: 'attendance',
      guest_id: await newest('event_registrations'),
      attended: 'yes',
    })
    await context.sql`update events set date = ${stored?.date ?? null} where id = ${event}`
    return answer
  }),
  posted('registration.not-attended', '/admin/eventos/{events}/inscripciones', {
    act: 'attendance',
    guest_id: '{event_registrations}',
    attended: 'no',
  }),
  posted('event.door-pass-created', '/admin/eventos/{events}/pases', { act: 'create', name: 'Nil Roca' }),
  posted('event.door-pass-revoked', '/admin/eventos/{events}/pases', { act: 'revoke', pass_id: '{door_passes}' }),
  // A door that is not open yet.
  ...(['in', 'out'] as const).map((kind) => ({
    ...posted(kind === 'in' ? 'registration.attended' : 'registration.not-attended', '/admin/eventos/{events}/puerta', {
      operation: `${kind}:{event_registrations}`,
    }),
    asks: true as const,
  })),
  auditedAction('registration.refund-settled', async () => {
    const id = await newest('event_registrations')
    await context.sql`update event_parties set refund_due = 85, refund_due_at = now() where id = ${id}`
    return context.ask.post('/admin/dashboard', { act: 'settle-refund', ...(await refundOf(id)) })
  }),
  auditedAction('registration.refund-reopened', async () =>
    context.ask.post('/admin/dashboard', {
      act: 'reopen-refund',
      ...(await refundOf(await newest('event_registrations'))),
    }),
  ),
  opened('event.diets-shown', '/admin/eventos/{events}/hoja', ['dietary_restrictions']),
  ...['', '/hoja'].map((page) =>
    auditedAction(
      'event.kitchen-sheet-shown',
      async () => context.ask.get(`/admin/eventos/${await newest('events')}/cocina${page}`),
      ['dietary_restrictions'],
    ),
  ),
  auditedAction(
    'event.kitchen-sheet-sent',
    // As script sends it: a page with the answer would show the sheet, which is an event of its own.
    async () =>
      context.ask.post(`/admin/eventos/${await newest('events')}/cocina.data`, {
        number: '1',
        recipient: 'cuina@example.org',
        language: 'ca',
      }),
    ['dietary_restrictions'],
  ),
  opened('registrations.exported', '/admin/eventos/{events}/inscripciones.csv'),
  opened('membership-requests.exported', '/admin/solicitudes.csv?estado=all&q=núria'),
  opened('messages.exported', '/admin/mensajes.csv'),
  opened('mails.exported', '/admin/correos.csv'),
  opened('trail.exported', '/admin/auditoria.csv'),
  opened('security-events.exported', '/admin/auditoria/seguridad.csv'),
  opened('users.exported', '/admin/usuarios.csv'),
  auditedAction('registration.cancelled', async () => context.ask.post(await guests(), await wholeBooking('cancel'))),
  ...actsOnBooking([
    ['registration.refund-settled', { act: 'settle-refund' }],
    ['registration.restored', { act: 'restore' }],
  ]),
  ...messageActs([
    ['event.message-saved', { act: 'save', version: '0', audience: 'booked', ...messageText }],
    ['event.message-tested', { act: 'test', version: '1', audience: 'booked', ...messageText }],
    [
      'event.message-scheduled',
      { act: 'schedule', version: '2', audience: 'booked', when: 'at', send_at: '2029-12-01T10:00', ...messageText },
    ],
    ['event.message-stopped', { act: 'stop' }],
    ['event.message-deleted', { act: 'delete' }],
    ['event.message-text-changed', { act: 'text', kind: 'thanks', version: '0', ...messageText }, ['thanks']],
    ['event.message-stopped', { act: 'turn-off', kind: 'reminder' }, ['reminder']],
    ['event.message-resumed', { act: 'turn-on', kind: 'reminder' }, ['reminder']],
  ]),
  posted('club.texts-updated', '/admin/eventos/textos', {
    act: 'text',
    kind: 'reminder',
    version: '0',
    ...messageText,
  }),
  ...waitingActs([
    ['waiting-party.offered', 'offer'],
    ['waiting-party.withdrawn', 'withdraw'],
    ['waiting-party.seated', 'seat'],
  ]),
  ...moderation([
    ['registration.comment-shown', 'show'],
    ['registration.comment-hidden', 'hide'],
  ]),
  auditedAction('waiting-party.removed', async () => {
    await waitFor('Marta Font')
    return context.ask.post(await waitingList(), { act: 'remove', party_id: await newest('event_parties') })
  }),
  posted('waiting-party.restored', '/admin/eventos/{events}/espera', { act: 'restore', party_id: '{event_parties}' }),
  auditedAction('waiting-party.joined', async () => {
    const caller = { full_name: 'Remei Font', phone: '600 000 000', language: 'ca', size: '2', informed: 'on' }
    const answer = await context.ask.post(await waitingList(), { act: 'join', ...caller })
    // Strangers book again.
    await context.sql`update event_parties set state = 'cancelled' where state = 'waiting'`
    return answer
  }),
  auditedAction('registration.confirmed', async () => {
    const contact = { contact_name: 'Pere Mas', email: 'pere@example.org', origin: 'somewhere' }
    const hold = { hold: 'held', held_until: new Date(Date.now() + 60_000) }
    await insertBookings(context.sql, [{ event_id: Number(await newest('events')), ...contact, ...hold }])
    return context.ask.post(await guests(), { act: 'confirm', party_id: await newest('event_parties') })
  }),
  posted(
    'registrations.burst-undone',
    '/admin/eventos/{events}/inscripciones',
    { act: 'undo-burst', party_id: '{event_parties}', confirmed_too: 'on' },
    ['1'],
  ),
  posted('restaurant.created', '/admin/restaurantes/nuevo', {
    nombre: 'Can Mirambell',
    direccion: 'Carrer Major, 3',
    estrellas_michelin: '1',
  }),
  posted('restaurant.updated', '/admin/restaurantes/{restaurants}', {
    nombre: 'Can Mirambell',
    direccion: 'Carrer Major, 4',
    estrellas_michelin: '1',
    version: '1',
  }),
  historyRestored('restaurant', 'restaurantes', 'restaurants'),
  posted('restaurant.deleted', '/admin/restaurantes', { id: '{restaurants}' }),
  undeleted('restaurant'),
  posted('organizer.created', '/admin/organizers', { act: 'save', name: 'Fonda Nova' }),
  posted('organizer.updated', '/admin/organizers', {
    act: 'save',
    id: '{organizers}',
    version: '1',
    name: 'Fonda Vella',
  }),
  historyRestored('organizer', 'organizers', 'organizers'),
  posted('organizer.deleted', '/admin/organizers', { act: 'delete', organizer_id: '{organizers}' }),
  undeleted('organizer'),
  posted('creditor.saved', '/admin/tesoreria/acreedor', creditorFields),
  auditedAction('socio.dinner-charged', async () => {
    const { event, party } = await dinnerOwed()
    return context.ask.post(`/admin/eventos/${event}/cargos`, { rows: party })
  }),
  auditedAction('socio.reminded', async () => {
    const [charge] = await context.sql<{ id: number; account: string }[]>`
      update charges set due_on = current_date - 8 where kind = 'dinner' returning id, account_id as account`
    const rows = `${charge?.account}:1:${charge?.id}`
    return context.ask.post('/admin/tesoreria/recordatorios', { act: 'remind-selected', rows, asked: 'yes' })
  }),
  posted('fee-plan.created', fees, { act: 'save', ...planFields }),
  posted('fee-plan.updated', fees, { act: 'save', ...planFields, id: '{fee_plans}', version: '1', amount: '90' }),
  posted('fees.generated', fees, { act: 'generate', year: '2027' }),
  posted('fee-plan.deleted', fees, { act: 'delete', id: '{fee_plans}' }),
  ...(
    [
      ['charged', () => chargeFields],
      ['paid', () => paymentFields],
      ['payment-reversed', async () => ({ act: 'reverse', payment_id: await newest('payments'), why: 'Error' })],
      ['charge-cancelled', async () => ({ act: 'cancel', charge_id: await newest('charges'), why: 'Error' })],
      ['held', () => ({ act: 'hold', why: 'Lo pide' })],
      ['released', () => ({ act: 'release' })],
      ['fee-set', () => ({ act: 'fee', fee: '0' })],
    ] as const
  ).map(([act, fields]) =>
    auditedAction(`member-account.${act}`, async () =>
      context.ask.post(`/admin/tesoreria/cuentas/${await anAccount()}`, await fields()),
    ),
  ),
  ...remittanceActions,
  posted('club.updated', '/admin/club', { act: 'save', ...demoFields, city: 'Vic', version: '0' }),
  auditedAction('club.restored', async () => {
    await context.sql`insert into club_versions (version, facts) values (2, '{}') on conflict do nothing`
    return context.ask.post('/admin/club', { act: 'restore', restored: '1', version: '2' })
  }),
  posted('post.created', '/admin/blog/nueva', post),
  posted('post.updated', '/admin/blog/{blog_posts}', { ...post, title: 'La segunda carta', version: '1' }),
  ...(['publish', 'undo-publish'] as const).map((act) =>
    auditedAction('post.updated', () => onNewest('/admin/blog', act, 'blog_posts')),
  ),
  historyRestored('post', 'blog', 'blog_posts'),
  posted('post.deleted', '/admin/blog', { id: '{blog_posts}' }),
  undeleted('post'),
  auditedAction('picture.uploaded', upload),
  auditedAction('picture.uploaded', upload),
  ...(['member', 'restaurant'] as const).flatMap((kind) => [
    auditedAction('import.uploaded', () => uploadTable(kind)),
    ...(
      [
        ['import.columns-chosen', 'columns'],
        ['import.started', 'start'],
        ['import.undo-started', 'undo'],
        ['import.discarded', 'discard'],
      ] as const
    ).map(([action, act]) =>
      auditedAction(action, async () => {
        const id = await anImport(kind, act === 'undo' ? 'done' : 'checked')
        return context.ask.post(`/admin/${placeOf[kind]}/importar/${id}`, { act, ...columnsOf[kind] })
      }),
    ),
    auditedAction('import.exported', async () =>
      context.ask.get(`/admin/${placeOf[kind]}/importar/rechazadas.csv?importacion=${await anImport(kind, 'done')}`),
    ),
  ]),
  auditedAction('picture.described', () =>
    context.ask.post(`/admin/imagenes/${hash}.data`, {
      alt_es: 'Un plato',
      alt_ca: 'Un plat',
      focal_x: '0.5',
      focal_y: '0.5',
    }),
  ),
  auditedAction('picture.uploaded', async () => context.ask.upload('/admin/biblioteca', await pictureForm('#3a3'))),
  auditedAction('picture.replaced', async () => {
    const form = await pictureForm('#33a')
    form.set('act', 'replace')
    return context.ask.upload(`/admin/biblioteca/${hash}`, form)
  }),
  auditedAction('picture.deleted', () => context.ask.post(`/admin/biblioteca/${hash}`, { act: 'delete' })),
  ...(['read', 'unread', 'answered', 'unanswered'] as const).map((act) =>
    posted(`message.${act}`, '/admin/mensajes', { act, id: '{contact_messages}' }),
  ),
  posted('message.deleted', '/admin/mensajes', { act: 'delete', id: '{contact_messages}' }),
  posted('membership-request.rejected', '/admin/solicitudes', { act: 'reject', id: '{membership_requests}' }),
  posted('membership-request.deleted', '/admin/solicitudes', { act: 'delete', id: '{membership_requests}' }),
  auditedAction(
    'membership-request.corrected',
    async () => {
      const id = await applicant('Nil Mas')
      const answers = { full_name: 'Nil Mas', email: 'nil.mas@example.org', language: 'es' }
      return context.ask.post('/admin/solicitudes', { act: 'correct', id, version: '1', ...answers })
    },
    ['email'],
  ),
  {
    ...auditedAction('membership-request.merged', async () => {
      const [id, other] = [await applicant('Nil Mas'), await applicant('Nil Mas Pi')]
      const seen = { id, version: '1', other_id: other, other_version: '1' }
      return context.ask.post('/admin/solicitudes', { act: 'merge', ...seen })
    }),
    subjects: 2,
  },
  auditedAction('membership-request.taken-back', async () => {
    const [merged] = await context.sql<{ id: string }[]>`select id from membership_requests where status = 'merged'`
    return context.ask.post('/admin/solicitudes', { act: 'take-back', id: merged?.id ?? '' })
  }),
  auditedAction('membership-request.approved', async () => {
    const id = await insertRequest(context.sql, { full_name: 'Pere Mas', email: 'pere@example.org' })
    return context.ask.post('/admin/solicitudes', { act: 'approve', id })
  }),
  auditedAction('membership-request.approval-undone', async () => {
    await insertRequest(context.sql, { full_name: 'Roc Mas', status: 'approved' })
    return onNewest('/admin/solicitudes', 'undo-approve', 'membership_requests')
  }),
  auditedAction('membership-request.approved', () => onNewest('/admin/solicitudes', 'approve', 'membership_requests')),
  posted('membership-request.created', '/admin/solicitudes', {
    act: 'create',
    full_name: 'Aurora Bosch',
    email: 'aurora@example.org',
  }),
  posted('membership-request.link-sent-again', '/admin/solicitudes', { act: 'resend', id: '{membership_requests}' }),
  auditedAction(
    'socio.shown',
    async () => {
      const token = await newest('membership_requests')
      // As an earlier release stored it: links hold the id.
      await context.sql`update membership_requests set completion_token_hash = null where id = ${token}`
      await visitor(context.server.url).post(`/socio/completar-datos?token=${token}`, {
        token,
        ...socio,
        iban: 'ES9121000418450200051332',
        birth_date: '1980-02-29',
        privacy: 'on',
      })
      return context.ask.get(`/admin/socios/${await newest('socios')}`)
    },
    ['birth_date'],
  ),
  posted('socio.iban-shown', '/admin/socios/{socios}.data', { act: 'show-iban' }, ['iban']),
  posted(
    'socio.updated',
    '/admin/socios/{socios}',
    { act: 'save', version: '1', ...socio, birth_date: '1980-02-29', membership_type: 'Regular', phone: '600 200 200' },
    ['phone'],
  ),
  auditedAction('socio.sessions-ended', async () => {
    const id = await newest('socios')
    await context.sql`insert into member_sessions (socio_id, token_hash, ends_at) values (${id}, 'any', now() + interval '1 day') on conflict do nothing`
    return context.ask.post(`/admin/socios/${id}.data`, { act: 'end-sessions' })
  }),
  posted('socio.suspended', '/admin/socios/{socios}.data', { act: 'suspend' }),
  posted('socio.active', '/admin/socios/{socios}.data', { act: 'reactivate' }),
  ...mandateActs(),
  posted('membership-request.noted', '/admin/socios/{socios}.data', { act: 'note', text: 'Prefiere la tarde.' }),
  posted('membership-request.note-deleted', '/admin/solicitudes', { act: 'delete-note', note_id: '{person_notes}' }),
  opened('socios.printed', '/admin/socios/asamblea'),
  ...memberMessageActs([
    ['member-message.saved', { act: 'save', version: '0' }],
    ['member-message.tested', { act: 'test', version: '1' }],
    ['member-message.scheduled', { act: 'schedule', version: '2', when: 'at', send_at: '2029-12-01T10:00' }],
    ['member-message.stopped', { act: 'stop' }],
    ['member-message.deleted', { act: 'delete' }],
  ]),
  opened('member-accounts.exported', '/admin/tesoreria/cuentas.csv'),
  opened('socios.exported', '/admin/socios.csv'),
  posted('membership-request.baja', '/admin/solicitudes', { act: 'baja', id: '{membership_requests}' }),
  posted('socio.returned', '/admin/socios/{socios}.data', { act: 'return' }),
  posted('membership-request.baja', '/admin/socios/{socios}.data', {
    act: 'leave',
    left_on: clubDay(),
    without_mail: 'on',
  }),
  posted('socio.deleted', '/admin/socios/{socios}.data', { act: 'delete' }),
  posted('blocked-payment.shown', '/admin/privacidad.data', { act: 'open', id: '{blocked_payments}' }, [
    'full_name',
    'email',
    'payment_method',
    'iban',
    'card_holder_name',
    'billing_address',
  ]),
  auditedAction(
    'person.opened',
    async () => {
      await register()
      return context.ask.post('/admin/privacidad/persona', { act: 'open', email: 'nil@example.org' })
    },
    ['registration', 'mail'],
  ),
  auditedAction('mail.sent-again', async () => {
    const [mail] = await context.sql<
      { id: string }[]
    >`update mails set status = 'failed' where id = (select id from mails order by created_at desc limit 1) returning id`
    return context.ask.post('/admin/correos.data', { id: mail?.id ?? '' })
  }),
  auditedAction('mail.address-works', async () => {
    const [mail] = await context.sql<
      { id: string }[]
    >`update mails set bounced_at = now(), bounce_code = '5.1.1' where id = (select id from mails order by created_at desc limit 1) returning id`
    return context.ask.post('/admin/dashboard', { act: 'address-works', id: mail?.id ?? '' })
  }),
  auditedAction('job.repeated', async () => {
    const [job] = await context.sql<
      { id: string }[]
    >`insert into pgboss.job (name, data, state) values ('tell-team', '{"id":"now"}', 'failed') returning id`
    return context.ask.post('/admin/correos/tareas', { name: 'tell-team', id: job?.id ?? '' })
  }),
  ...recordKinds.map((kind) =>
    auditedAction(`${kind}.exported`, async () => {
      const items = `${kind}:${await recordOf[kind]()}`
      return context.ask.post('/admin/privacidad/persona/exportar', { format: 'json', items })
    }),
  ),
  ...erasureOrder.map((kind) =>
    auditedAction(`${kind}.erased`, async () => {
      const items = `${kind}:${await recordOf[kind]()}`
      return context.ask.post('/admin/privacidad/persona', { act: 'erase', items })
    }),
  ),
  auditedAction('session.confirmed', async () => {
    await context.sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
    const answer = await context.ask.post('/admin/confirmar', { password: 'escudella lenta' })
    context.ask = visitor(context.server.url, { Cookie: cookiesOf(answer) })
    return answer
  }),
  auditedAction('session.ended', async () => {
    await openSession('admin')
    return context.ask.post('/admin/sesiones', { session: 'others' })
  }),
  auditedAction('user.sessions-ended', async () => {
    await openSession('somebody')
    return context.ask.post('/admin/usuarios/somebody/sesiones', { session: 'open' })
  }),
  posted('user.notices-chosen', '/admin/avisos', { bookings: 'daily', request: 'off' }, ['bookings', 'request']),
  ...panelRoles.map((role) => {
    const invited = { act: 'invite', email: `${role}@example.net`, role, organizer_id: '{organizers}' }
    return posted(`user.invited-as-${role}`, '/admin/usuarios', invited)
  }),
  ...roles.map((role) => {
    const changed = { act: 'role', user_id: 'somebody', role, organizer_id: '{organizers}' }
    return posted(`user.made-${role}`, '/admin/usuarios', changed, ['role'])
  }),
  posted(
    'user.password-changed',
    '/admin/password-reset',
    { user_id: 'somebody', password: 'ceba tendra i dolça', confirmation: 'ceba tendra i dolça' },
    ['password'],
  ),
  auditedAction(
    'user.own-password-changed',
    async () => {
      const next = { password: 'ceba tendra i dolça', confirmation: 'ceba tendra i dolça' }
      const answer = await context.ask.post('/admin/contrasena', { current_password: 'escudella lenta', ...next })
      context.ask = visitor(context.server.url, { Cookie: cookiesOf(answer) })
      await givePassword(context.sql, 'admin')
      return answer
    },
    ['password'],
  ),
  posted('user.password-link-sent', '/admin/password-reset', { act: 'link', user_id: 'somebody' }),
  auditedAction('user.second-factor-added', async () => {
    const { secret, cookie } = await openAppSetup(context.ask)
    const fields = { name: 'Mi móvil', code: codeOf(secret) }
    return context.ask.post('/admin/segundo-factor/aplicacion', fields, { Cookie: cookie })
  }),
  posted('user.second-factor-renamed', '/admin/segundo-factor', {
    act: 'rename',
    id: '{second_factors}',
    name: 'Otro',
  }),
  posted('user.recovery-codes-made', '/admin/segundo-factor', { act: 'codes' }),
  posted('user.second-factor-removed', '/admin/segundo-factor', { act: 'remove', id: '{second_factors}' }),
  auditedAction('user.second-factor-reset', async () => {
    await insertPasskey(context.sql, 'somebody')
    return context.ask.post('/admin/usuarios/somebody/segundo-factor', {})
  }),
  ...(
    [
      ['event.preview-created', 'preview'],
      ['event.preview-withdrawn', 'withdraw-preview'],
      ['event.cancelled', 'cancel'],
      ['event.archived', 'archive'],
      ['event.unarchived', 'unarchive'],
    ] as const
  ).map(([action, act]) => posted(action, '/admin/eventos', { act, event_id: '{events}', parties: '9' })),
  historyRestored('event', 'eventos', 'events'),
  auditedAction('event.deleted', async () => {
    const event_id = await newest('events')
    await context.sql`update event_parties set refund_settled_at = now() where event_id = ${event_id}`
    return context.ask.post('/admin/eventos', { act: 'delete', event_id, registrations: '9' })
  }),
  undeleted('event'),
  posted('demo-content.removed', '/admin/dashboard', { act: 'remove-demo' }),
]

const openSession = (who: string) =>
  context.sql`insert into auth_sessions (id, token, user_id, expires_at) values ('open', 'open', ${who}, now() + interval '1 day') on conflict (id) do update set user_id = ${who}`

const placeOf = { member: 'socios', restaurant: 'restaurantes' } as const
const columnsOf = {
  member: { 'columns[0]': 'full_name', 'columns[1]': 'email' },
  restaurant: { 'columns[0]': 'nombre', 'columns[1]': 'direccion' },
} as const
type PlaceOfImport = keyof typeof placeOf

/** Without rows, so that its job leaves no event. */
async function anImport(kind: PlaceOfImport, state: string): Promise<string> {
  const [row] = await context.sql<{ id: string }[]>`
    insert into imports (kind, actor, state, columns, total, counts, finished_at)
    values (${`${kind}s`}, 'admin', ${state}, '["",""]', 0, '{"new":1}', now()) returning id`
  return row?.id ?? ''
}

async function uploadTable(kind: PlaceOfImport): Promise<Response> {
  const form = new FormData()
  form.set('file', new File(['nombre;dirección;email\nCa l’Oriol;Major, 1;oriol@example.org'], 'lista.csv'))
  return context.ask.upload(`/admin/${placeOf[kind]}/importar`, form)
}

async function upload(): Promise<Response> {
  const form = await pictureForm('#a33')
  form.set('purpose', 'blog')
  const answer = await context.ask.upload('/admin/imagenes', form)
  hash = ((await answer.clone().json()) as { url: string }).url.replace('/media/', '')
  return answer
}

async function pictureForm(background: string): Promise<FormData> {
  const form = new FormData()
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(bytes)], 'plat.png', { type: 'image/png' }))
  return form
}
