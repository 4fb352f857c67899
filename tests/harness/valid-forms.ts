import type { Capability } from '#app/accounts/capabilities.ts'
import { demoFields } from '#app/club.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { chargeFields, creditorFields, paymentFields, planFields } from './treasury-fields.ts'
import { guardFields } from '#app/platform/forms/form-guard-fields.ts'

/** Valid content of every form; the fuzzer changes it. */
export type ValidForm = Record<string, string | string[]>

export type Known = {
  ids: string[]
  requests: string[]
  socios: string[]
  messages: string[]
  registrations: string[]
  users: string[]
  pictures: string[]
  tokens: string[]
}

const person = { full_name: 'Clara Vidal Roca', email: 'clara@example.org', phone: '+34 600 123 456', privacy: 'on' }
const guard = { [guardFields.trap]: '', taken: '4000' }
const importFiles: ValidForm[] = [
  { file: 'nom;email\nClara;clara@example.org' },
  { file: 'nom;adreça\nCan Roca;Major, 1' },
]
const importForms: ValidForm[] = [
  { act: 'columns', 'columns[0]': 'full_name', 'columns[1]': 'email', shares_email: 'on' },
  ...['start', 'undo', 'discard'].map((act) => ({ act })),
]
/** The key of an entry of a statement. */
const BANK_ENTRY = 'a'.repeat(40)
/** Hashing is slow, so that most passwords are refused before it. */
const passwords = ['escudella lenta', '123456', '123456', '123456', '123456']
const twice = { password: passwords, confirmation: passwords }
const socio = {
  full_name: 'Clara Vidal',
  email: 'clara@example.org',
  phone: '600',
  address: 'Carrer Major, 1\nBarcelona',
  birth_date: '1980-02-29',
  payment_method: 'transfer',
  iban: 'ES91 2100 0418 4502 0005 1332',
  card_holder_name: 'C VIDAL',
  billing_address: 'Igual',
  emergency_contact_name: 'Jordi',
  emergency_contact_phone: '600 999 888',
  dietary_restrictions: 'celíaca',
  notes: 'Prefiere WhatsApp',
}
const mandate = {
  mandate_iban: 'ES91 2100 0418 4502 0005 1332',
  mandate_holder: 'Clara Vidal',
  mandate_bic: 'BACAADAD',
  mandate_street: 'Av. Meritxell',
  mandate_number: '1',
  mandate_post_code: 'AD500',
  mandate_town: 'Andorra la Vella',
  mandate_country: 'AD',
  mandate_terms: 'a'.repeat(64),
  mandate_signature: 'Clara Vidal',
  mandate_confirm: 'on',
}
const guest = {
  full_name: 'Pau Riba',
  email: 'pau@example.org',
  phone: '600',
  is_member: 'on',
  notes: 'Mesa alta',
  staff_note: 'Paga en mano',
  language: 'ca',
}
const messageText = {
  subject: 'Dónde aparcar',
  body: 'Hola, {nombre}:\n\nMesa {mesa}, {fecha}: {enlace}',
  subject_ca: 'On aparcar',
  body_ca: 'Hola, {nom}',
}
const restaurant = {
  nombre: 'Can Prova',
  direccion: 'Carrer Nou, 3',
  telefono: '93 000',
  web: 'https://prova.example',
  precio_medio: '42,50',
  price_range: '€€',
  estrellas_michelin: '1',
  especialidad: 'Arròs',
  description: 'Bueno',
  historia: 'Largo',
  horarios: 'L-V',
  especialidad_ca: 'Arròs',
  description_ca: 'Bo',
  historia_ca: 'Llarg',
  horarios_ca: 'Dl-Dv',
  chef_name: 'Pere',
  chef_bio: 'Cocina',
  chef_bio_ca: 'Cuina',
  ubicacion_mapa: 'https://www.openstreetmap.org/export/embed.html?bbox=2.1,41.3,2.2,41.4',
  reserva_url: 'https://prova.example/r',
  reserva_telefono: '93',
  reserva_email: 'r@prova.example',
  'redes_sociales.facebook': 'https://facebook.com/x',
  'redes_sociales.twitter': '',
  'redes_sociales.instagram': 'https://instagram.com/x',
  'menu_degustacion[0].nombre': 'Suquet',
  'menu_degustacion[0].descripcion': 'de rap',
  'menu_degustacion[0].precio': '18',
  'menu_degustacion[0].nombre_ca': 'Suquet',
  'menu_degustacion[0].descripcion_ca': '',
  'platos_principales[0].nombre': 'Arroz',
  'platos_principales[0].descripcion': '',
  'platos_principales[0].precio': '20,5',
  'platos_principales[0].nombre_ca': '',
  'platos_principales[0].descripcion_ca': '',
  'valoraciones.general': '4,5',
  'valoraciones.comida': '4',
  'valoraciones.servicio': '5',
  'valoraciones.ambiente': '',
  'valoraciones.calidadPrecio': '3',
  version: '1',
}
const event = {
  title: 'Cena',
  description: 'Siete platos',
  location: 'Barcelona',
  category: 'Cena',
  title_ca: 'Sopar',
  description_ca: 'Set plats',
  location_ca: 'Barcelona',
  category_ca: 'Sopar',
  how_to_pay: 'Por transferencia',
  how_to_pay_ca: 'Per transferència',
  'menu_options[0].name': 'Bacalao',
  'menu_options[0].name_ca': 'Bacallà',
  'courses[0].name': 'Suquet',
  'courses[0].name_ca': 'Suquet',
  'courses[0].drink': 'Garnacha blanca',
  'courses[0].drink_ca': 'Garnatxa blanca',
  date: '2030-10-27T02:30',
  opens_at: '2030-10-03T10:00',
  members_open_at: '2030-10-01T10:00',
  price: '85,50',
  max_participants: '40',
  version: '1',
}
const post = {
  title: 'Un arroz',
  slug: 'un-arroz',
  content: '<p>Con <strong>calma</strong> y caldo.</p>',
  excerpt: 'Corto',
  title_ca: 'Un arròs',
  content_ca: '',
  excerpt_ca: '',
  status: 'published',
  version: '1',
}

const club = { ...demoFields, city: 'Vic', tax_number: 'G12345674', version: '0' }

const none: Known = {
  ids: [],
  requests: [],
  socios: [],
  messages: [],
  registrations: [],
  users: [],
  pictures: [],
  tokens: [],
}

/** The forms of a page. @param route the id of its module, or of the route alone */
export function validForms(route: string, known = none): ValidForm[] {
  const forms = everyForm(known)[route] ?? []
  return Array.isArray(forms) ? forms : Object.values(forms).flat()
}

/** What each act of the panel needs, as `route act: capability`. */
export function neededOfActs(): string[] {
  const listed = Object.entries(everyForm(none)).flatMap(([route, forms]) =>
    Array.isArray(forms)
      ? []
      : Object.entries(forms).flatMap(([needs, ofNeed]) =>
          ofNeed.map(({ act = '' }) => `${route} ${String(act)}: ${needs}`),
        ),
  )
  return [...new Set(listed)]
}

/**
 * By route; in the panel with what the acts of its forms need, each with at least one form (one without `act` is the
 * act of a page with one form). `fuzz.test.ts` finds a route that is missing here, `access.test.ts` an act.
 */
function everyForm(known: Known): Record<string, ValidForm[] | Partial<Record<Capability, ValidForm[]>>> {
  const { ids, requests, messages, registrations, users, pictures, tokens } = known
  const acts = (names: string[], more: ValidForm): ValidForm[] => names.map((act) => ({ act, ...more }))
  const ticked = (rows: string[]) => ({ rows: rows.map((id) => `${id}:1`), asked: ['', 'yes'] })
  /** Acts on ticked rows, and their undos. */
  const selected = (names: string[], rows: string[]): ValidForm[] =>
    acts(
      names.flatMap((name) => [`${name}-selected`, `undo-${name}-selected`]),
      ticked(rows),
    )
  const ofNouns = (form: ValidForm): Partial<Record<Capability, ValidForm[]>> => ({
    'events.edit': [{ act: 'event', ...form }],
    'restaurants.edit': [{ act: 'restaurant', ...form }],
    'organizers.edit': [{ act: 'organizer', ...form }],
    'blog.edit': [{ act: 'post', ...form }],
  })
  const eventForm = { ...event, restaurant_id: ['none', ...ids], organizer_id: ['none', ...ids], image_url: pictures }
  return {
    'club/panel/edit-page': {
      'club.edit': [
        { act: 'save', ...club },
        { act: 'restore', restored: '1', version: '1' },
      ],
    },
    'accounts/auth-page': [{ ...person, password: passwords, ...guard }],
    'accounts/session/panel-login-page': [{ email: 'pau@example.org', password: ['patata', 'x', 'x', 'x', 'x'] }],
    'accounts/signup/verification-page': [
      { token: tokens, act: 'prove', password: passwords },
      { token: tokens, act: 'choose', ...twice },
    ],
    'accounts/signup/chosen-password-page': [
      { token: tokens, ...twice },
      { token: tokens, ...person, ...twice },
    ],
    'accounts/signup/super-admin-page': [{ email: 'pau@example.org', password: 'escudella lenta' }],
    'accounts/session/confirm-page': { 'account.edit': [{ password: passwords }] },
    'accounts/session/second-factor-page': [
      { code: '123456' },
      { code: 'ABCDE-FGHIJ', passkey: '' },
      { passkey: '{}' },
    ],
    'accounts/own-factors/app-page': { 'account.edit': [{ name: 'Mi móvil', code: '123456' }] },
    'accounts/own-factors/factors-page': {
      'account.edit': [
        { act: 'add-passkey', name: 'Mi móvil', passkey: '{}' },
        { act: 'codes' },
        ...acts(['rename', 'remove'], { id: tokens, name: 'Mi llave' }),
      ],
    },
    'accounts/own-factors/user-factors-page': { 'users.edit': [{}] },
    'accounts/session/account-sessions-page': [
      { session: 'others', password: passwords },
      { session: ids, password: passwords },
    ],
    'accounts/session/own-password-page': [{ current_password: passwords, ...twice }],
    'accounts/session/panel-password-page': { 'account.edit': [{ current_password: passwords, ...twice }] },
    'accounts/session/sessions-page': { 'users.edit': [{ session: 'others' }, { session: ids }] },
    'own-sessions': { 'account.edit': [{ session: 'others' }, { session: ids }] },
    'notices/settings-page': { 'account.edit': [{ bookings: 'daily', 'free-seats': 'immediate', request: 'off' }] },
    'accounts/session/sign-out-route': [{}],
    'accounts/session/panel-sign-out-route': [{}],
    'accounts/users/list-page': {
      'users.edit': [
        { act: 'role', user_id: users, role: 'editor' },
        { act: 'invite', email: 'pau@example.org', role: 'admin' },
      ],
    },
    'accounts/users/password-page': {
      'users.edit': [
        { act: 'link', user_id: users },
        { act: 'password', user_id: users, ...twice },
      ],
    },
    'accounts/session/panel-language-route': { 'account.edit': [{ language: 'ca', page: '/admin/eventos' }] },
    'site/language-route': [{ language: 'ca', page: '/eventos?categoria=cena' }],
    'membership/dinners/dinners-page': [{ email: 'clara@example.org', event: ids, ...guard }],
    'membership/dinners/own-data-page': [
      { act: 'contact', ...socio, language: 'ca', version: '1' },
      { act: 'diet', allergens: 'gluten', diet_consent: 'on', version: '1' },
      ...acts(['refuse-news', 'accept-news'], {}),
    ],
    'mandates/panel/mandate-page': {
      'treasury.edit': [
        ...acts(['request', 'draft'], {}),
        ...acts(['revoke', 'hold', 'release'], { mandate_id: tokens }),
        { act: 'sign', mandate_id: tokens, signed_on: '2026-11-02', ...mandate },
      ],
      'members.show-iban': [{ act: 'show-iban', mandate_id: tokens }],
    },
    'mandates/panel/mandates-page': { 'treasury.edit': acts(['request-selected'], ticked(tokens)) },
    'mandates/site/own-mandate-page': [
      { act: 'sign', token: tokens, ...mandate },
      { act: 'revoke', token: tokens, mandate_confirm: 'on' },
    ],
    'membership/news/news-page': acts(['refuse', 'accept'], { token: tokens }),
    'membership/sign-in/sign-in-page': [{ token: tokens }],
    'membership/sign-in/sign-out-route': [{}],
    'membership/requests/request-page': [{ ...person, reason: 'Me gusta comer', ...guard }],
    'membership/members/completion-page': [
      { token: [...requests, ...tokens], ...socio, diet_consent: 'on', privacy: 'on' },
      { token: [...requests, ...tokens], ...socio, payment_method: 'direct-debit', ...mandate, privacy: 'on' },
    ],
    'membership/requests/list-page': {
      'requests.edit': [
        ...acts(['approve', 'reject', 'baja', 'resend', 'delete', 'take-back'], { id: requests }),
        ...selected(['approve'], requests),
        { act: 'resend-selected', ...ticked(requests) },
        { act: 'create', ...person, reason: 'Amigo' },
        { act: 'correct', id: requests, version: '1', ...person, reason: 'Amigo', language: 'ca' },
        {
          act: 'merge',
          id: requests,
          version: '1',
          other_id: requests,
          other_version: '1',
          full_name: 'other',
          email: 'own',
          phone: 'other',
          reason: 'own',
        },
        { act: 'note', id: requests, text: 'Ha llamado', called_on: '2026-11-02' },
        { act: 'delete-note', note_id: tokens },
      ],
      'members.edit': [
        {
          act: 'as-member',
          id: requests,
          version: '1',
          standing_id: requests,
          message: 'Ya eres socio',
          without_mail: ['', 'on'],
        },
      ],
    },
    'membership/members/search-route': { 'members.read': [{ search: 'cla vidal' }] },
    'admin/member/member-page': {
      'members.edit': [
        ...acts(['suspend', 'reactivate', 'end-sessions', 'delete', 'return'], {}),
        {
          act: 'leave',
          left_on: clubDay(),
          leaving_reason: 'Se muda',
          message: 'Hasta pronto',
          without_mail: ['', 'on'],
        },
        { act: 'note', text: 'Prefiere la tarde', called_on: '2026-11-02' },
        { act: 'delete-note', note_id: tokens },
        { act: 'save', ...socio, membership_type: 'Regular', no_news: ['', 'on'], version: '1' },
      ],
      'members.show-iban': [{ act: 'show-iban' }],
    },
    'site/event/registration-page': [
      {
        ...person,
        how_did_you_know_us: 'friends',
        dietary_restrictions: 'celíaca',
        diet_consent: 'on',
        notes: 'Tarde',
        is_member: 'on',
        size: ['1', '3', '12'],
        step: ['', '', '1', '-1'],
        'guests[0].full_name': 'Martí Soler',
        'guests[0].dietary_restrictions': 'celíaca',
        'guests[0].diet_consent': 'on',
        'guests[1].full_name': '',
        ...guard,
      },
    ],
    'site/event/waiting-list-page': [{ ...person, size: ['1', '3', '12'], step: ['', '1'], ...guard }],
    'site/party/party-page': ['guests', 'size', 'shrink', 'accept', 'decline', 'rejoin', 'leave'].map((act) => ({
      token: tokens,
      act,
      version: '1',
      size: ['1', '3'],
      step: ['', '-1'],
      'guests[2].id': registrations,
      'guests[2].full_name': 'Martí Soler',
      'guests[2].menu_option': ids,
      'guests[2].ways': 'vegan',
      'guests[2].diet_consent': 'on',
    })),
    'bookings/site/guest/guest-page': [
      {
        token: tokens,
        version: '1',
        full_name: 'Martí Soler',
        menu_option: ids,
        allergens: 'nuts',
        dietary_restrictions: 'sin picante',
        diet_consent: 'on',
      },
    ],
    'bookings/site/guest/own-seat-page': [{ token: tokens, version: '1' }],
    'bookings/site/mail-links/cancellation-page': [{ token: tokens }],
    'bookings/site/mail-links/confirmation-page': [{ token: tokens }],
    'admin/event/edit-page': { 'events.edit': [eventForm] },
    'new-event': { 'events.edit': [eventForm] },
    'admin/event-list/list-page': {
      'events.edit': [
        { act: 'delete', event_id: ids, registrations: '0' },
        { act: 'cancel', event_id: ids, parties: '0' },
        ...acts(['archive', 'unarchive', 'preview', 'withdraw-preview'], { event_id: ids }),
        ...selected(['publish', 'unpublish', 'archive', 'unarchive', 'delete'], ids),
      ],
    },
    'bookings/panel/registrations-page': {
      'registrations.edit': [
        {
          act: 'add',
          ...guest,
          dietary_restrictions: 'celíaca',
          diet_consent: 'on',
          informed: 'on',
          seats: '2',
          guest_names: 'Laia',
          'guests[0].menu_option': '1',
          table_label: '4',
          reason: 'Una silla más',
        },
        { act: 'correct', ...guest, party_id: registrations, version: '1' },
        { act: 'table', party_id: registrations, table_label: '12' },
        { act: 'cancel', party_id: registrations, guests: registrations },
        { act: 'move', party_id: registrations, guests: registrations, to: registrations, full_name: 'Pau' },
        { act: 'add-guest', party_id: registrations, full_name: 'Pau', reason: 'Una silla más' },
        { act: 'correct-guest', guest_id: registrations, version: '1', full_name: 'Pau', diet: 'write' },
        { act: 'restore', party_id: registrations, reason: 'Una silla más' },
        { act: 'restore-seat', guest_id: registrations, reason: 'Una silla más' },
        ...acts(['confirm', 'send-link'], { party_id: registrations }),
        { act: 'attendance', guest_id: registrations, attended: 'yes' },
      ],
      'bursts.undo': [{ act: 'undo-burst', party_id: registrations }],
      'payments.edit': [
        { act: 'settle-refund', party_id: registrations },
        { act: 'payment', payments: registrations.map((id) => `${id}:0`), payment: 'paid:cash', paid_amount: '85' },
        ...selected(['pay'], registrations).map((form) => ({ ...form, choice: 'paid:cash' })),
        { act: 'undo-pay-selected', rows: registrations.map((id) => `${id}:1:0:paid.cash.8500.1764000000000`) },
      ],
      'diets.read': [
        { act: 'show-diets', party_id: registrations },
        { act: 'show-diet', guest_id: registrations },
      ],
    },
    'bookings/panel/tables/tables-page': {
      'registrations.edit': [
        {},
        ...registrations.flatMap((id) =>
          ['', '12'].map((label) => ({ [`shown_${id}`]: label, [`label_${id}`]: 'Terraza' })),
        ),
      ],
    },
    'door/door-page': {
      'door.edit': [
        { operation: registrations.flatMap((id) => [`in:${id}`, `out:${id}`]) },
        {
          exchange: [
            '{"event":1,"operations":[],"list":"","device":""}',
            '{"event":1,"operations":[{"kind":"in"}]}',
            '[]',
          ],
        },
        { walk_in_id: registrations, full_name: 'Òscar Sants', table_label: '4', reason: 'Una silla más' },
      ],
    },
    'door/passes/pass-page': [
      { token: tokens },
      { operation: registrations.map((id) => `in:${id}`) },
      { exchange: ['{"event":1,"operations":[],"list":"","device":""}', '{}'] },
    ],
    'door/panel/passes-page': {
      'door-passes.edit': [
        { act: 'create', name: 'Marta de la entrada' },
        { act: 'revoke', pass_id: registrations },
      ],
    },
    'scores/site/scores/score-page': [
      {
        token: tokens,
        kitchen: '5',
        wine: ['4', 'none'],
        place: '3',
        pace: '1',
        comment: 'Amb el fum just.\nTot.',
        shows_name: 'on',
        privacy: 'on',
        ...guard,
      },
    ],
    'scores/panel/opinions-page': {
      'opinions.edit': acts(['show', 'hide'], { guest_id: registrations, seen: '0'.repeat(32) }),
    },
    'treasury/dinners/charges-page': { 'treasury.edit': [{ rows: registrations }] },
    'treasury/reminders/reminders-page': { 'treasury.edit': acts(['remind-selected'], ticked(known.socios)) },
    'waiting-list/panel/waiting-page': {
      'registrations.edit': [
        ...acts(['offer', 'extend', 'withdraw', 'return', 'restore', 'remove'], { party_id: registrations }),
        { act: 'join', full_name: 'Pau', phone: '600 000 000', language: 'ca', size: '2', informed: 'on' },
        { act: 'seat', party_id: registrations, chairs: '2', reason: 'Una silla más' },
        { act: 'mode', mode: 'manual' },
      ],
    },
    'kitchen/panel/kitchen-page': {
      'kitchen.send': [{ number: '1', recipient: 'cuina@example.org', language: 'ca', again: 'on' }],
    },
    'kitchen/site/kitchen-page': [{ token: tokens, number: '1' }],
    'event-messages/panel/messages-page': {
      'event-messages.edit': [
        ...['schedule', 'save', 'test'].map((act) => ({
          act,
          message_id: registrations,
          version: '0',
          audience: ['booked', 'waiting', 'came', 'no-show'],
          when: ['now', 'at'],
          send_at: '2030-01-01T10:00',
          ...messageText,
        })),
        ...acts(['stop', 'delete'], { message_id: registrations }),
        ...acts(['turn-on', 'turn-off'], { kind: ['reminder', 'thanks'] }),
        { act: 'text', kind: ['reminder', 'thanks'], version: '0', ...messageText },
      ],
    },
    'member-messages/panel/messages-page': {
      'member-messages.edit': [
        ...['schedule', 'save', 'test'].map((act) => ({
          act,
          message_id: messages,
          version: '0',
          audience: ['members', 'type:Regular', 'chosen'],
          purpose: ['news', 'service'],
          when: ['now', 'at'],
          send_at: '2030-01-01T10:00',
          ...messageText,
          body: 'Hola, {nombre}',
        })),
        ...acts(['stop', 'delete'], { message_id: messages }),
        { act: 'choose', members: known.socios },
      ],
    },
    'event-messages/panel/club-texts-page': {
      'club-texts.edit': [{ kind: ['reminder', 'thanks'], version: '0', ...messageText }],
    },
    'contact/site/contact-page': [
      { name: 'Clara', email: 'clara@example.org', phone: '600', message: 'Hola\nAdeu', privacy: 'on', ...guard },
    ],
    'contact/panel/list-page': {
      'messages.edit': acts(['read', 'unread', 'answered', 'unanswered', 'delete'], { id: messages }),
    },
    'organizers/admin-list-page': {
      'organizers.edit': [
        {
          act: 'save',
          id: ids,
          version: '1',
          name: 'Cooperativa',
          description: 'Vins',
          website: 'https://vins.example',
          email: 'v@vins.example',
          phone: '93',
          address: 'Nou, 1',
          city: 'Falset',
          country: 'España',
          facebook: 'https://facebook.com/x',
          instagram: '',
          twitter: '',
          name_ca: 'Cooperativa',
          description_ca: 'Vins',
          address_ca: '',
          city_ca: '',
          logo_url: pictures,
        },
        { act: 'delete', organizer_id: ids },
      ],
    },
    'treasury/accounts/account-page': {
      'treasury.edit': [
        { ...paymentFields, charge: ids },
        chargeFields,
        { act: 'reverse', payment_id: ids, why: 'Error' },
        { act: 'cancel', charge_id: ids, why: 'Error' },
        { act: 'hold', why: 'Lo pide el banco' },
        { act: 'release' },
        { act: 'fee', fee: ['', '0', '60,50'] },
      ],
    },
    'remittances/panel/list-page': { 'treasury.edit': [{ due_on: ['2030-01-15', '2027-05-01'] }] },
    'remittances/panel/remittance-page': {
      'treasury.edit': [
        ...acts(['notify', 'seal', 'present', 'settle', 'cancel'], {}),
        { act: 'move', due_on: ['2030-01-15', '2027-05-01'] },
        ...acts(['include', 'release', 'collect'], { item_id: ids }),
        {
          act: 'return',
          item_id: ids,
          code: ['AM04', ''],
          received_on: '2027-01-20',
          fee: ['', '1,50'],
          charges_fee: 'on',
        },
      ],
    },
    'remittances/panel/remake-page': { 'treasury.edit': [{ kept: ids, debits: ['1', '2'] }] },
    'remittances/panel/returns-page': {
      'treasury.edit': acts(['show', 'post'], {
        file: '<Document/>',
        charges_fee: 'on',
        rows: ['return:1', 'remittance:1', `credit:${BANK_ENTRY}`],
        [`accounts.${BANK_ENTRY}`]: 'C-00012',
      }),
    },
    'treasury/fees/fees-page': {
      'treasury.edit': [
        { act: 'save', id: ids, version: '1', ...planFields },
        { act: 'save', ...planFields },
        { act: 'delete', id: ids },
        { act: 'generate', year: '2027' },
      ],
    },
    'treasury/creditor/creditor-page': {
      'creditor.edit': [
        { ...creditorFields, version: ['', '1', '2'], frst: 'on', e_mandates_ok_on: '2026-11-02', two_to_seal: 'on' },
      ],
    },
    'restaurants/panel/list-page': { 'restaurants.edit': [{ id: ids }] },
    'restaurants/panel/edit-page': {
      'restaurants.edit': [{ ...restaurant, chef_photo: pictures, 'images[0]': pictures }],
    },
    'blog/panel/list-page': {
      'blog.edit': [{ act: 'delete', id: ids }, ...selected(['publish', 'archive', 'delete'], ids)],
    },
    'blog/panel/edit-page': {
      'blog.edit': [
        { ...post, cover_image: pictures },
        { ...post, status: 'draft', publish_at: '2030-10-27T02:30' },
      ],
    },
    'admin/palette/search-page': { 'account.read': [{ words: 'Montserat Vila' }] },
    'blog/panel/preview-route': { 'blog.edit': [{ content: '<p>Hola</p><script>1</script>', language: 'ca' }] },
    'imports/upload-page': { 'members.edit': importFiles },
    'restaurant-upload': { 'restaurants.edit': importFiles },
    'imports/import-page': { 'members.edit': importForms },
    'restaurant-import': { 'restaurants.edit': importForms },
    'admin/pictures/library-page': { 'media.edit': [{ file: 'not a file' }] },
    'admin/pictures/picture-page': { 'media.edit': [{ act: 'replace', file: 'not a file' }, { act: 'delete' }] },
    'media/facts-route': { 'media.edit': [{ alt_es: 'Un plato', alt_ca: 'Un plat', focal_x: '0.5', focal_y: '.25' }] },
    'media/upload-route': { 'media.edit': [{ purpose: 'blog', file: 'not a file' }] },
    'admin/history/history-page': ofNouns({ change: '1', version: '1' }),
    'admin/trash/trash-page': ofNouns({ id: messages }),
    'admin/dashboard-page': {
      'payments.edit': acts(['settle-refund', 'reopen-refund'], { event_id: ids, party_id: registrations }),
      'mails.send': [{ act: 'address-works', id: messages }],
      'demo.remove': [{ act: 'remove-demo' }],
    },
    'mails/list-page': { 'mails.send': [{ id: messages }] },
    'mails/jobs/jobs-page': { 'jobs.repeat': [{ name: 'send-mail', id: messages }] },
    'privacy/retention-page': { 'members.show-iban': [{ act: 'open', id: messages }] },
    'privacy/person-page': {
      'privacy.read': [
        { act: 'search', words: 'pau' },
        { act: 'open', email: 'pau@example.org' },
      ],
      'privacy.edit': [{ act: 'erase', items: `registration:${registrations[0] ?? ''}` }],
    },
    'privacy/person-export-route': {
      'people.export': [{ format: 'csv', items: `registration:${registrations[0] ?? ''}` }],
    },
  }
}
