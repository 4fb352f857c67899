/** INDEX 3: every table. Functions with their triggers are in `functions/`. */
import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date as day,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  alphabeticalIndexes,
  alphabeticalKey,
  lacksCatalan,
  lacksIndexes,
  lacksSpanish,
  type BilingualTexts,
} from './bilingual-columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
/** Encrypted text (`platform/secrets/secrets.server.ts`); key rotation and backups find these columns by their type. */
const secret = customType<{ data: string }>({ dataType: () => 'text' })
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
const eventId = () =>
  integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })
const createdAt = () => timestamptz('created_at').notNull().defaultNow()
const updatedAt = () => timestamptz('updated_at').notNull().defaultNow()
/** Optimistic locking: each save compares and increments it. */
const version = () => integer('version').notNull().default(1)
const isDemo = () => boolean('is_demo').notNull().default(false)
const partialIndex = (name: string, rows: SQL, ...columns: [AnyPgColumn | SQL, ...(AnyPgColumn | SQL)[]]) =>
  index(name)
    .on(...columns)
    .where(rows)
const euros = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })
/** For `searchCondition`. A line break and a space before each column: no search term spans two columns. */
const searchText = (...columns: string[]) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_key(${columns.map((name) => `coalesce(E'\\n ' || ${name}, '')`).join(' || ')})`))
const language = () =>
  text('language', { enum: ['es', 'ca'] })
    .notNull()
    .default('es')

/**
 * Accounts. `role`: a number of `accounts/capabilities.ts`, anything else a plain user. `organizer_id`: whose events an
 * account with the role of an organizer has. `language` is that of their mails, `panel_language` what they have chosen
 * in the panel.
 */
export const usuarios = pgTable(
  'usuarios',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** When the owner of the mailbox last set or confirmed the password. */
    passwordProvenAt: timestamptz('password_proven_at'),
    role: integer('role').notNull().default(0),
    organizerId: integer('organizer_id').references((): AnyPgColumn => organizers.id, { onDelete: 'set null' }),
    language: language(),
    panelLanguage: text('panel_language', { enum: ['es', 'ca'] }),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: timestamptz('privacy_accepted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('email', 'name'),
  },
  (t) => [
    uniqueIndex('usuarios_email_key').on(sql`lower(${t.email})`),
    index('usuarios_created_at_id_idx').on(t.createdAt, t.id),
    index('usuarios_role_created_at_id_idx').on(t.role, t.createdAt, t.id),
    index('usuarios_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('usuarios_email_lower_check', sql`${t.email} = lower(${t.email})`),
  ],
)

/** `device` names browser and system. `confirmed_at` is the last password entry, `updated_at` the last use. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    device: text('device'),
    confirmedAt: timestamptz('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_sessions_token_key').on(t.token),
    index('auth_sessions_user_id_idx').on(t.userId),
    index('auth_sessions_expires_at_idx').on(t.expiresAt),
  ],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_accounts_provider_account_key').on(t.providerId, t.accountId),
    index('auth_accounts_user_id_idx').on(t.userId),
  ],
)

/** Pending actions of mailed links. `identifier` is the kind and the hash of the token, `value` the payload as JSON. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_verifications_identifier_key').on(t.identifier),
    index('auth_verifications_expires_at_idx').on(t.expiresAt),
  ],
)

export const secondFactorKinds = ['totp', 'passkey'] as const

/**
 * What an account proves besides its password. `secret` is that of an authenticator app, `last_step` the newest time
 * step whose code was accepted; the other columns are those of a passkey (WebAuthn, in base64url).
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: secondFactorKinds }).notNull(),
    name: text('name').notNull(),
    secret: secret('secret'),
    lastStep: integer('last_step'),
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    signCount: bigint('sign_count', { mode: 'number' }),
    transports: text('transports').array(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [
    index('second_factors_user_id_idx').on(t.userId),
    uniqueIndex('second_factors_credential_id_key').on(t.credentialId),
    check(
      'second_factors_kind_check',
      sql`case ${t.kind} when 'totp' then ${t.secret} is not null
        when 'passkey' then ${t.credentialId} is not null and ${t.publicKey} is not null and ${t.signCount} is not null
        else false end`,
    ),
  ],
)

/** Codes of 125 bits, each for one sign-in without the other factors; only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Uploaded pictures by the hash of the re-encoded file. `color` is the average color, shown while loading. */
export const media = pgTable('media', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  color: text('color').notNull(),
  altEs: text('alt_es').notNull().default(''),
  altCa: text('alt_ca').notNull().default(''),
  focalX: doublePrecision('focal_x').notNull().default(0.5),
  focalY: doublePrecision('focal_y').notNull().default(0.5),
  isDemo: isDemo(),
  createdAt: createdAt(),
})

/** One row per width and format. Until the job has encoded them, a single row `source` holds the full-size JPEG. */
export const mediaVariants = pgTable(
  'media_variants',
  {
    hash: text('hash')
      .notNull()
      .references(() => media.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp', 'jpeg', 'png', 'source'] }).notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.width, t.format] })],
)

const organizerTexts: BilingualTexts = { columns: ['description'] }

export const organizers = pgTable(
  'organizers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    logoUrl: text('logo_url'),
    website: text('website').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('España'),
    socialMedia: jsonb('social_media').$type<Record<string, string>>().notNull().default({}),
    nameCa: text('name_ca').notNull().default(''),
    descriptionCa: text('description_ca').notNull().default(''),
    addressCa: text('address_ca').notNull().default(''),
    cityCa: text('city_ca').notNull().default(''),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lacksSpanish: lacksSpanish(organizerTexts),
    lacksCatalan: lacksCatalan(organizerTexts),
    searchText: searchText('name', 'name_ca', 'email', 'city', 'city_ca'),
  },
  (t) => [
    ...alphabeticalIndexes('organizers_name', t.id, t.name, t.nameCa),
    ...lacksIndexes('organizers', t, t.id),
    index('organizers_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

export type Dish = { nombre: string; descripcion: string; precio: number; nombre_ca?: string; descripcion_ca?: string }
export type Ratings = { general: number; comida: number; servicio: number; ambiente: number; calidadPrecio: number }
/** A review of a demo restaurant; real reviews do not exist (specified). `days_ago` counts from today. */
export type SampleReview = {
  autor: string
  avatar: string
  days_ago: number
  puntuacion: number
  comentario: string
  comentario_ca: string
}

const restaurantTexts: BilingualTexts = {
  columns: ['especialidad', 'description', 'historia', 'horarios', 'chef_bio'],
  dishes: ['menu_degustacion', 'platos_principales'],
}

export const restaurants = pgTable(
  'restaurants',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nombre: text('nombre').notNull(),
    direccion: text('direccion').notNull(),
    telefono: text('telefono').notNull().default(''),
    web: text('web').notNull().default(''),
    horarios: text('horarios').notNull().default(''),
    precioMedio: euros('precio_medio').notNull().default(0),
    estrellasMichelin: integer('estrellas_michelin').notNull().default(0),
    especialidad: text('especialidad').notNull().default(''),
    description: text('description').notNull().default(''),
    historia: text('historia').notNull().default(''),
    chefName: text('chef_name').notNull().default(''),
    chefPhoto: text('chef_photo'),
    chefBio: text('chef_bio').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    ubicacionMapa: text('ubicacion_mapa'),
    reservaUrl: text('reserva_url').notNull().default(''),
    reservaTelefono: text('reserva_telefono').notNull().default(''),
    reservaEmail: text('reserva_email').notNull().default(''),
    redesSociales: jsonb('redes_sociales').$type<Record<string, string>>().notNull().default({}),
    menuDegustacion: jsonb('menu_degustacion').$type<Dish[]>().notNull().default([]),
    platosPrincipales: jsonb('platos_principales').$type<Dish[]>().notNull().default([]),
    valoraciones: jsonb('valoraciones').$type<Ratings>(),
    priceRange: text('price_range').notNull().default(''),
    especialidadCa: text('especialidad_ca').notNull().default(''),
    descriptionCa: text('description_ca').notNull().default(''),
    historiaCa: text('historia_ca').notNull().default(''),
    chefBioCa: text('chef_bio_ca').notNull().default(''),
    horariosCa: text('horarios_ca').notNull().default(''),
    sampleReviews: jsonb('sample_reviews').$type<SampleReview[]>().notNull().default([]),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lacksSpanish: lacksSpanish(restaurantTexts),
    lacksCatalan: lacksCatalan(restaurantTexts),
    searchText: searchText('nombre', 'direccion', 'especialidad', 'especialidad_ca'),
  },
  (t) => [
    ...lacksIndexes('restaurants', t, t.createdAt, t.id),
    index('restaurants_created_at_id_idx').on(t.createdAt, t.id),
    index('restaurants_nombre_id_idx').on(alphabeticalKey(t.nombre), t.id),
    index('restaurants_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('restaurants_estrellas_michelin_check', sql`${t.estrellasMichelin} between 0 and 3`),
    check('restaurants_precio_medio_check', sql`${t.precioMedio} >= 0`),
  ],
)

const eventTexts: BilingualTexts = { columns: ['title', 'description', 'category'] }

/** What happens with freed seats: they are offered to the waiting list, by hand only, or not at all. */
export const offerModes = ['auto', 'manual', 'off'] as const
export const eventStatuses = ['draft', 'published', 'cancelled'] as const

/**
 * `registered` counts the seats of booked parties, `held` those of offers. Only the trigger `event_parties_seats`
 * writes them; a check constraint prevents overbooking. An event is visible from `published_at` on.
 */
export const events = pgTable(
  'events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    /** Of the evening, shown when it is over. */
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    date: timestamptz('date').notNull(),
    location: text('location').notNull().default(''),
    price: euros('price').notNull().default(0),
    maxParticipants: integer('max_participants').notNull().default(0),
    registered: integer('registered').notNull().default(0),
    held: integer('held').notNull().default(0),
    status: text('status', { enum: eventStatuses }).notNull().default('published'),
    /** Null for a draft without a date of publication. */
    publishedAt: timestamptz('published_at').defaultNow(),
    cancelledAt: timestamptz('cancelled_at'),
    archivedAt: timestamptz('archived_at'),
    endsAt: timestamptz('ends_at'),
    /** Registration opens and closes; null: with the publication, and when the event starts. */
    opensAt: timestamptz('opens_at'),
    /** From then until `opensAt` only members book; no window when it is null or not before `opensAt`. */
    membersOpenAt: timestamptz('members_open_at'),
    closesAt: timestamptz('closes_at'),
    /** Until when guests may change their booking; null: until the event starts. */
    editsUntil: timestamptz('edits_until'),
    offers: text('offers', { enum: offerModes }).notNull().default('auto'),
    partyLimit: integer('party_limit').notNull().default(10),
    howToPay: text('how_to_pay').notNull().default(''),
    howToPayCa: text('how_to_pay_ca').notNull().default(''),
    previewTokenHash: text('preview_token_hash'),
    restaurantId: integer('restaurant_id').references(() => restaurants.id, { onDelete: 'restrict' }),
    organizerId: integer('organizer_id').references(() => organizers.id, { onDelete: 'restrict' }),
    category: text('category').notNull().default(''),
    titleCa: text('title_ca').notNull().default(''),
    descriptionCa: text('description_ca').notNull().default(''),
    locationCa: text('location_ca').notNull().default(''),
    categoryCa: text('category_ca').notNull().default(''),
    /** When date, place or price changed last: guests from before may cancel with a full refund. */
    changedAt: timestamptz('changed_at'),
    /** When bookings of unknown mailboxes last took more than a third of the seats within minutes (`decide_hold`). */
    rushAt: timestamptz('rush_at'),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** What names the category: its Spanish name, or the Catalan one if it has no other. */
    categoryKey: text('category_key')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(category, ''), category_ca)`),
    lacksSpanish: lacksSpanish(eventTexts),
    lacksCatalan: lacksCatalan(eventTexts),
    searchText: searchText('title', 'title_ca', 'location', 'location_ca', 'category', 'category_ca'),
  },
  (t) => [
    // The last three columns let a public list count without reading the rows.
    index('events_date_id_status_published_at_ends_at_idx').on(t.date, t.id, t.status, t.publishedAt, t.endsAt),
    partialIndex('events_ends_at_date_idx', sql`${t.endsAt} is not null`, t.endsAt, t.date),
    partialIndex('events_published_at_idx', sql`${t.status} = 'published'`, t.publishedAt),
    partialIndex('events_draft_idx', sql`${t.status} = 'draft'`, t.date, t.id),
    partialIndex('events_cancelled_idx', sql`${t.status} = 'cancelled'`, t.date, t.id),
    partialIndex('events_archived_idx', sql`${t.archivedAt} is not null`, t.date, t.id),
    ...alphabeticalIndexes('events_title', t.id, t.title, t.titleCa),
    ...lacksIndexes('events', t, t.date, t.id),
    index('events_category_key_date_status_published_at_ends_at_idx').on(
      t.categoryKey,
      t.date,
      t.status,
      t.publishedAt,
      t.endsAt,
    ),
    index('events_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('events_restaurant_id_idx').on(t.restaurantId),
    index('events_organizer_id_idx').on(t.organizerId),
    check('events_price_check', sql`${t.price} >= 0`),
    check('events_max_participants_check', sql`${t.maxParticipants} >= 0`),
    check('events_status_check', sql`${t.status} in ('draft', 'published', 'cancelled')`),
    check('events_published_at_check', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check('events_offers_check', sql`${t.offers} in ('auto', 'manual', 'off')`),
    check('events_party_limit_check', sql`${t.partyLimit} between 1 and 30`),
    uniqueIndex('events_preview_token_hash_key').on(t.previewTokenHash),
    check(
      'events_places_check',
      sql`${t.registered} >= 0 and ${t.held} >= 0 and ${t.registered} + ${t.held} <= ${t.maxParticipants}`,
    ),
  ],
)

/** The menu of an event: ordered courses, each with what is drunk with it. */
export const eventCourses = pgTable(
  'event_courses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    eventId: eventId(),
    position: integer('position').notNull(),
    name: text('name').notNull().default(''),
    nameCa: text('name_ca').notNull().default(''),
    drink: text('drink').notNull().default(''),
    drinkCa: text('drink_ca').notNull().default(''),
  },
  (t) => [uniqueIndex('event_courses_event_id_position_key').on(t.eventId, t.position)],
)

/** What the guests of an event choose from, in the order of the menu. */
export const eventMenuOptions = pgTable(
  'event_menu_options',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    eventId: eventId(),
    position: integer('position').notNull(),
    name: text('name').notNull().default(''),
    nameCa: text('name_ca').notNull().default(''),
  },
  (t) => [index('event_menu_options_event_id_position_idx').on(t.eventId, t.position)],
)

/** The public data of deleted events, for the mails to their guests. `id` is the event's. */
export const deletedEvents = pgTable('deleted_events', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  titleCa: text('title_ca').notNull(),
  date: timestamptz('date').notNull(),
  location: text('location').notNull(),
  locationCa: text('location_ca').notNull(),
  deletedAt: timestamptz('deleted_at').notNull().defaultNow(),
})

/** The essential facts that a save has replaced, which parties are told; `version` is the event's after that save. */
export const eventChanges = pgTable(
  'event_changes',
  {
    eventId: eventId(),
    version: integer('version').notNull(),
    date: timestamptz('date').notNull(),
    location: text('location').notNull(),
    locationCa: text('location_ca').notNull(),
    price: euros('price').notNull(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.version] })],
)

export const messageKinds = ['message', 'reminder', 'thanks'] as const
export const guestAudiences = ['booked', 'waiting', 'came', 'no-show'] as const
export const memberAudiences = ['members', 'member-type', 'chosen-members'] as const
/** `news` can be unsubscribed from, `service` (the assembly, fees) cannot. */
export const messagePurposes = ['service', 'news'] as const
export const messageStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped', 'missed'] as const

/**
 * What the parties of an event or the members are told by mail, written by the team or automatic. An automatic one has
 * a row once its text is changed, it is stopped or it begins; empty texts are then filled from `mail_texts` or the
 * built-in ones. A trigger keeps what is sent as it was when sending began.
 */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: to members. */
    eventId: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: messageKinds }).notNull(),
    audience: text('audience', { enum: [...guestAudiences, ...memberAudiences] }).notNull(),
    /** To members only. */
    purpose: text('purpose', { enum: messagePurposes }),
    /** Of the audience `member-type`. */
    membershipType: text('membership_type'),
    state: text('state', { enum: messageStates }).notNull(),
    /** Null: a draft; of an automatic one that has not begun, the event's date decides. */
    sendAt: timestamptz('send_at'),
    subject: text('subject').notNull().default(''),
    subjectCa: text('subject_ca').notNull().default(''),
    body: text('body').notNull().default(''),
    bodyCa: text('body_ca').notNull().default(''),
    startedAt: timestamptz('started_at'),
    /** How many mails it has; known when all of them are enqueued. */
    mailCount: integer('mail_count'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('event_messages_event_id_idx').on(t.eventId, t.createdAt),
    uniqueIndex('event_messages_automatic_key')
      .on(t.eventId, t.kind)
      .where(sql`${t.kind} <> 'message' and ${t.state} in ('scheduled', 'sending')`),
    partialIndex('event_messages_due_idx', sql`${t.state} in ('scheduled', 'sending')`, t.sendAt),
    check('event_messages_kind_check', sql`${t.kind} in ('message', 'reminder', 'thanks')`),
    check(
      'event_messages_audience_check',
      sql`case when ${t.eventId} is null
        then ${t.audience} in ('members', 'member-type', 'chosen-members') and ${t.kind} = 'message'
          and ${t.purpose} is not null and (${t.audience} = 'member-type') = (${t.membershipType} is not null)
        else ${t.audience} in ('booked', 'waiting', 'came', 'no-show') end`,
    ),
    check('event_messages_purpose_check', sql`${t.purpose} in ('service', 'news')`),
    check(
      'event_messages_state_check',
      sql`${t.state} in ('draft', 'scheduled', 'sending', 'sent', 'stopped', 'missed')
        and (${t.state} not in ('sending', 'sent') or ${t.startedAt} is not null)`,
    ),
  ],
)

/** Members ticked in their list, until the message to them is sent or stopped. */
export const messageMembers = pgTable(
  'message_members',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => eventMessages.id, { onDelete: 'cascade' }),
    socioId: uuid('socio_id')
      .notNull()
      .references((): AnyPgColumn => socios.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.socioId] }), index('message_members_socio_id_idx').on(t.socioId)],
)

/** The club's own words for an automatic message, in place of the built-in text. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    kind: text('kind', { enum: ['reminder', 'thanks'] }).notNull(),
    language: text('language', { enum: ['es', 'ca'] }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.language] }),
    check('mail_texts_kind_check', sql`${t.kind} in ('reminder', 'thanks')`),
    check('mail_texts_language_check', sql`${t.language} in ('es', 'ca')`),
  ],
)

export const partyStates = ['waiting', 'offered', 'booked', 'lapsed', 'cancelled'] as const

/**
 * A booking of one or more guests, or a party on the waiting list. A booked party has exactly `size` guests at every
 * commit, any other none (`event_parties_have_their_guests`). The first guest has the id of the party.
 */
export const eventParties = pgTable(
  'event_parties',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: eventId(),
    state: text('state', { enum: partyStates }).notNull(),
    size: integer('size').notNull(),
    contactName: text('contact_name').notNull(),
    nameKey: text('name_key').notNull(),
    /** Null only for bookings that the office has entered. */
    email: text('email'),
    phone: text('phone'),
    /** What the contact claims. */
    isMember: boolean('is_member').notNull().default(false),
    /** The member who has booked, proved by a session; the server alone sets it. */
    socioId: uuid('socio_id').references((): AnyPgColumn => socios.id, { onDelete: 'set null' }),
    howDidYouKnowUs: text('how_did_you_know_us'),
    notes: text('notes'),
    staffNote: text('staff_note').notNull().default(''),
    tableLabel: text('table_label').notNull().default(''),
    userId: text('user_id').references(() => usuarios.id, { onDelete: 'set null' }),
    language: language(),
    privacyVersion: text('privacy_version').notNull(),
    privacyAcceptedAt: timestamptz('privacy_accepted_at').notNull().defaultNow(),
    /** Null: they have acknowledged it themselves. Of a guest without a booking: whether the door has told them. */
    privacyNotice: text('privacy_notice', { enum: ['told', 'not-told'] }),
    /** Of the link to the booking in its mails. */
    tokenHash: text('token_hash').notNull(),
    /** From 1 for each correction of the e-mail, so that the links that went to the address before stop working. */
    linkVersion: integer('link_version').notNull().default(0),
    byClub: boolean('by_club').notNull().default(false),
    /** When the party joined the waiting list; taken under the lock of the event's row. */
    queuedAt: timestamptz('queued_at'),
    /** Number of offers so far. */
    offerRound: integer('offer_round').notNull().default(0),
    offeredAt: timestamptz('offered_at'),
    /** Null until the mail of the offer has left. */
    offerExpiresAt: timestamptz('offer_expires_at'),
    /** SEQUENCE of the party's calendar entry (RFC 5546); triggers raise it. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** Its contact has the calendar entry of the event (`event-7@…`), as mails had it before there were parties. */
    eventEntry: boolean('event_entry').notNull().default(false),
    cancelledAt: timestamptz('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['guest', 'office'] }),
    /** The event's price in euros when the party got its seats (a trigger); null of older ones: the event's price. */
    seatPrice: euros('seat_price'),
    /** The club's notice for a refund when the party got its seats (the same trigger); null of older ones: 48. */
    refundNoticeHours: integer('refund_notice_hours'),
    /** A refund in euros that the club owes, as a task until it is settled. */
    refundDue: euros('refund_due'),
    refundDueAt: timestamptz('refund_due_at'),
    refundSettledAt: timestamptz('refund_settled_at'),
    /** What the club has noted of its payment (`parties/payments.server.ts`); of a free event it stays `unpaid`. */
    paymentState: text('payment_state', { enum: ['unpaid', 'paid', 'at-door', 'invited'] })
      .notNull()
      .default('unpaid'),
    /** Euros that the club holds of it: the shares of its seats. 0 once all of it is refunded. */
    paidAmount: euros('paid_amount'),
    paidWay: text('paid_way', { enum: ['transfer', 'card', 'cash', 'bizum'] }),
    paidAt: timestamptz('paid_at'),
    /** Who has noted it: an account, or `pass:` and the id of a door pass. */
    paidBy: text('paid_by'),
    /** Detects conflicting notes of a payment; `version` is of the booking itself. */
    paymentVersion: integer('payment_version').notNull().default(0),
    /** Keyed hash of the client address, kept for 7 days; null for parties entered in the panel. */
    origin: text('origin'),
    /** Set when confirmation by mail is required; the seats are held until `held_until`. */
    hold: text('hold', { enum: ['held', 'released', 'confirmed'] }),
    heldUntil: timestamptz('held_until'),
    /** When the personal data was erased; the row still counts the seats of a past event. */
    erasedAt: timestamptz('erased_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('contact_name', 'email', 'phone', 'table_label'),
  },
  (t) => [
    uniqueIndex('event_parties_person_key')
      .on(t.eventId, sql`lower(${t.email})`, t.nameKey)
      .where(sql`${t.state} in ('waiting', 'offered', 'booked')`),
    uniqueIndex('event_parties_token_hash_key').on(t.tokenHash),
    partialIndex('event_parties_waiting_idx', sql`${t.state} = 'waiting'`, t.eventId, t.size, t.queuedAt, t.id),
    partialIndex('event_parties_offered_idx', sql`${t.state} = 'offered'`, t.offerExpiresAt),
    index('event_parties_event_id_state_name_key_id_idx').on(t.eventId, t.state, t.nameKey, t.id),
    index('event_parties_event_id_state_created_at_id_idx').on(t.eventId, t.state, t.createdAt, t.id),
    index('event_parties_event_id_state_table_idx').on(
      t.eventId,
      t.state,
      sql`(${t.tableLabel} = '')`,
      sql`lpad(${t.tableLabel}, 12, '0')`,
      t.id,
    ),
    index('event_parties_user_id_idx').on(t.userId),
    index('event_parties_socio_id_idx').on(t.socioId),
    index('event_parties_email_idx').on(sql`lower(${t.email})`),
    index('event_parties_mailbox_idx').on(t.eventId, sql`mailbox_key(${t.email})`),
    partialIndex('event_parties_origin_event_id_idx', sql`${t.origin} is not null`, t.origin, t.eventId),
    partialIndex('event_parties_held_until_idx', sql`${t.hold} is not null`, t.heldUntil),
    partialIndex('event_parties_refund_settled_idx', sql`${t.refundSettledAt} is not null`, t.refundSettledAt),
    partialIndex(
      'event_parties_refund_due_idx',
      sql`${t.refundDueAt} is not null and ${t.refundSettledAt} is null`,
      t.refundDueAt,
    ),
    index('event_parties_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('event_parties_state_check', sql`${t.state} in ('waiting', 'offered', 'booked', 'lapsed', 'cancelled')`),
    check('event_parties_size_check', sql`${t.size} between 1 and 30`),
    check('event_parties_email_check', sql`${t.email} is not null or ${t.byClub}`),
    check('event_parties_hold_check', sql`${t.hold} is null or ${t.hold} in ('held', 'released', 'confirmed')`),
    check('event_parties_held_until_check', sql`${t.hold} is distinct from 'held' or ${t.heldUntil} is not null`),
    check('event_parties_privacy_notice_check', sql`${t.privacyNotice} in ('told', 'not-told')`),
    check('event_parties_cancelled_by_check', sql`${t.cancelledBy} in ('guest', 'office')`),
    check('event_parties_payment_state_check', sql`${t.paymentState} in ('unpaid', 'paid', 'at-door', 'invited')`),
    check('event_parties_paid_way_check', sql`${t.paidWay} in ('transfer', 'card', 'cash', 'bizum')`),
    check(
      'event_parties_paid_check',
      sql`case when ${t.paymentState} = 'paid'
        then coalesce(${t.paidAmount}, -1) >= 0 and ${t.paidWay} is not null and ${t.paidAt} is not null
        else num_nonnulls(${t.paidAmount}, ${t.paidWay}, ${t.paidAt}, ${t.paidBy}) = 0 end`,
    ),
  ],
)

/**
 * A guest of a party: one seat. The contact's columns are the party's; the trigger `event_registrations_copy_contact`
 * alone writes them here, as the specification names them.
 */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: eventId(),
    partyId: uuid('party_id')
      .notNull()
      .references(() => eventParties.id, { onDelete: 'cascade' }),
    /** From 1, the contact; the numbers of cancelled guests stay. */
    position: integer('position').notNull().default(1),
    /** Empty while it is to follow. */
    fullName: text('full_name').notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone'),
    isMember: boolean('is_member').notNull().default(false),
    howDidYouKnowUs: text('how_did_you_know_us'),
    dietaryRestrictions: secret('dietary_restrictions'),
    notes: text('notes'),
    userId: text('user_id').references(() => usuarios.id, { onDelete: 'set null' }),
    nameKey: text('name_key').notNull().default(''),
    language: language(),
    privacyVersion: text('privacy_version').notNull(),
    privacyAcceptedAt: timestamptz('privacy_accepted_at').notNull().defaultNow(),
    dietConsentVersion: text('diet_consent_version'),
    dietConsentAt: timestamptz('diet_consent_at'),
    /** Who gave the diet; null without a diet (trigger `event_registrations_source_of_diet`). */
    dietBy: text('diet_by', { enum: ['contact', 'guest', 'office'] }),
    /** Raised when somebody else may have written the diet: earlier proofs end (`provedToken`). */
    dietProof: integer('diet_proof').notNull().default(0),
    menuOptionId: integer('menu_option_id').references(() => eventMenuOptions.id, { onDelete: 'set null' }),
    /** Of the guest's own link (`bookings/parties/guest-links.server.ts`); in earlier rows, of the party's. */
    cancelTokenHash: text('cancel_token_hash').notNull(),
    cancelledAt: timestamptz('cancelled_at'),
    /** Null for cancellations of earlier releases and for holds that nobody has confirmed. */
    cancelledBy: text('cancelled_by', { enum: ['guest', 'office'] }),
    /** Euros of the party's payment that this seat holds, cancelled or not; null of a seat that it does not cover. */
    paidShare: euros('paid_share'),
    /** Euros of the party's refund that the cancellation of this seat owes; they stay when the refund is settled. */
    refundDue: euros('refund_due'),
    attendedAt: timestamptz('attended_at'),
    staffNote: text('staff_note').notNull().default(''),
    /** When the personal data was erased; the row still counts as a seat of a past event. */
    erasedAt: timestamptz('erased_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('full_name', 'email', 'phone'),
  },
  (t) => [
    uniqueIndex('event_registrations_person_key')
      .on(t.eventId, sql`lower(${t.email})`, t.nameKey)
      .where(sql`${t.cancelledAt} is null`),
    uniqueIndex('event_registrations_cancel_token_hash_key').on(t.cancelTokenHash),
    index('event_registrations_party_id_idx').on(t.partyId),
    index('event_registrations_event_id_created_at_id_idx').on(t.eventId, t.createdAt, t.id),
    index('event_registrations_event_id_name_key_id_idx').on(t.eventId, t.nameKey, t.id),
    index('event_registrations_user_id_idx').on(t.userId),
    index('event_registrations_email_idx').on(sql`lower(${t.email})`),
    partialIndex('event_registrations_attended_idx', sql`${t.attendedAt} is not null`, t.eventId),
    partialIndex('event_registrations_menu_option_id_idx', sql`${t.menuOptionId} is not null`, t.menuOptionId),
    check('event_registrations_diet_by_check', sql`${t.dietBy} in ('contact', 'guest', 'office')`),
    check('event_registrations_cancelled_by_check', sql`${t.cancelledBy} in ('guest', 'office')`),
    check(
      'event_registrations_diet_consent_check',
      sql`${t.dietaryRestrictions} is null or ${t.dietConsentAt} is not null`,
    ),
  ],
)

/**
 * A guest is at the dinner if one of its check-ins is not undone; a trigger keeps `event_registrations.attended_at`.
 * `id` is made on the phone. An undo of a check-in that has not arrived yet is a row that is undone from the start.
 */
export const eventCheckins = pgTable(
  'event_checkins',
  {
    id: uuid('id').primaryKey(),
    guestId: uuid('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    eventId: eventId(),
    at: timestamptz('at').notNull().defaultNow(),
    /** A number that the phone has given itself. */
    device: text('device'),
    /** An account, or `pass:` and the id of a door pass; null for those of the release before. */
    actor: text('actor'),
    undoneAt: timestamptz('undone_at'),
    undoneBy: text('undone_by'),
  },
  (t) => [
    index('event_checkins_registration_id_idx').on(t.guestId),
    index('event_checkins_event_id_idx').on(t.eventId),
  ],
)

/** Money that the door has collected: operations of phones, as check-ins. What counts is on the party. */
export const doorPayments = pgTable(
  'door_payments',
  {
    id: uuid('id').primaryKey(),
    partyId: uuid('party_id')
      .notNull()
      .references(() => eventParties.id, { onDelete: 'cascade' }),
    eventId: eventId(),
    /** In euros; null, as the way, while only its undo has arrived. */
    amount: euros('amount'),
    way: text('way', { enum: ['transfer', 'card', 'cash', 'bizum'] }),
    at: timestamptz('at').notNull().defaultNow(),
    device: text('device'),
    /** An account, or `pass:` and the id of a door pass. */
    actor: text('actor').notNull(),
    undoneAt: timestamptz('undone_at'),
    undoneBy: text('undone_by'),
    /** The party's `payment_version` with this payment; null for a second one, which does not count. */
    notedVersion: integer('noted_version'),
    /** The party's `payment_state` before it. */
    stateBefore: text('state_before', { enum: ['unpaid', 'paid', 'at-door', 'invited'] }),
  },
  (t) => [
    index('door_payments_party_id_idx').on(t.partyId),
    index('door_payments_event_id_idx').on(t.eventId),
    check('door_payments_amount_check', sql`(${t.amount} > 0 and ${t.way} is not null) or ${t.undoneAt} is not null`),
    check('door_payments_way_check', sql`${t.way} in ('transfer', 'card', 'cash', 'bizum')`),
  ],
)

/** Opens the door of one event, for one evening, to somebody without an account. */
export const doorPasses = pgTable(
  'door_passes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: eventId(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('door_passes_token_hash_key').on(t.tokenHash), index('door_passes_event_id_idx').on(t.eventId)],
)

export const commentStates = ['pending', 'shown', 'hidden'] as const

/** What a guest who came says about the evening, from 1 to 5. Without a person its comment is empty. */
export const eventScores = pgTable(
  'event_scores',
  {
    guestId: uuid('registration_id')
      .primaryKey()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    eventId: eventId(),
    kitchen: integer('kitchen').notNull(),
    /** Null of a guest who drank none. */
    wine: integer('wine'),
    place: integer('place').notNull(),
    pace: integer('pace').notNull(),
    comment: text('comment').notNull().default(''),
    /** Only a comment that the team shows is public. */
    commentState: text('comment_state', { enum: commentStates }).notNull().default('pending'),
    /** Whether the first name may stand below the comment. */
    showsName: boolean('shows_name').notNull().default(false),
    language: language(),
    privacyVersion: text('privacy_version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('event_scores_event_id_idx').on(t.eventId),
    check(
      'event_scores_values_check',
      sql`${t.kitchen} between 1 and 5 and coalesce(${t.wine}, 1) between 1 and 5
          and ${t.place} between 1 and 5 and ${t.pace} between 1 and 5`,
    ),
    check('event_scores_comment_check', sql`length(${t.comment}) <= 1000`),
    check('event_scores_comment_state_check', sql`${t.commentState} in ('pending', 'shown', 'hidden')`),
  ],
)

/**
 * What the kitchen of an event was sent: counted diets without names, as JSON (`app/kitchen/kitchen-sheet.ts`).
 * Removed with the diets, 30 days after the event.
 */
export const kitchenSheets = pgTable(
  'kitchen_sheets',
  {
    id: uuid('id').primaryKey(),
    eventId: eventId(),
    number: integer('number').notNull(),
    /** Of the event at that moment. */
    restaurantId: integer('restaurant_id').references(() => restaurants.id, { onDelete: 'set null' }),
    recipient: text('recipient').notNull(),
    language: language(),
    snapshot: secret('snapshot').notNull(),
    /** Number of guests in the snapshot. */
    covers: integer('covers').notNull(),
    tokenHash: text('token_hash').notNull(),
    sentAt: timestamptz('sent_at').notNull().defaultNow(),
    sentBy: text('sent_by').references(() => usuarios.id, { onDelete: 'set null' }),
    /** When the kitchen said that it has this version. */
    confirmedAt: timestamptz('confirmed_at'),
  },
  (t) => [
    uniqueIndex('kitchen_sheets_event_id_number_key').on(t.eventId, t.number),
    uniqueIndex('kitchen_sheets_token_hash_key').on(t.tokenHash),
    index('kitchen_sheets_restaurant_id_idx').on(t.restaurantId),
    index('kitchen_sheets_sent_by_idx').on(t.sentBy),
    check('kitchen_sheets_number_check', sql`${t.number} > 0`),
    check('kitchen_sheets_language_check', sql`${t.language} in ('es', 'ca')`),
  ],
)

export const noticeKinds = ['bookings', 'late-cancellation', 'free-seats', 'request', 'completion'] as const

/** How somebody of the team is told; no row: off. */
export const teamNotices = pgTable(
  'team_notices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    mode: text('mode', { enum: ['immediate', 'daily'] }).notNull(),
    /** Everything before has been told. */
    toldUntil: timestamptz('told_until').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check(
      'team_notices_kind_check',
      sql`${t.kind} in ('bookings', 'late-cancellation', 'free-seats', 'request', 'completion')`,
    ),
    check('team_notices_mode_check', sql`${t.mode} in ('immediate', 'daily')`),
  ],
)

/**
 * A trigger allows the transitions pending → approved | rejected and approved ↔ baja, and approved → pending while the
 * data of the member are missing.
 */
export const membershipRequests = pgTable(
  'membership_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    reason: text('reason'),
    userId: text('user_id').references(() => usuarios.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'baja', 'merged'] })
      .notNull()
      .default('pending'),
    /** The answer of the team to a rejected or merged request, sent as a mail; null when none was sent. */
    rejectionMessage: text('rejection_message'),
    /** In the club's time; null while the person is no former member, and of members who left before 2.0. */
    leftOn: day('left_on', { mode: 'string' }),
    leavingReason: text('leaving_reason'),
    /** What was mailed to the member who has left; null when nothing was. */
    leavingMessage: text('leaving_message'),
    /** Whether the row in `socios` exists; set by a trigger. */
    completed: boolean('completed').notNull().default(false),
    /** Token of the completion link; null if only an earlier release has sent one. */
    completionTokenHash: text('completion_token_hash'),
    /** Links of earlier releases, whose token is the id, work until then. */
    completionByIdUntil: timestamptz('completion_by_id_until'),
    /** Raised by what the team corrects, merges and decides. */
    version: version(),
    /** Of a merged request: the one that stands for both. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => membershipRequests.id, { onDelete: 'cascade' }),
    mergedAt: timestamptz('merged_at'),
    /** The columns whose values the two have exchanged. */
    mergedFields: text('merged_fields').array(),
    language: language(),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: timestamptz('privacy_accepted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('full_name', 'email', 'phone'),
  },
  (t) => [
    uniqueIndex('membership_requests_pending_person_key')
      .on(sql`lower(${t.email})`, sql`person_name_key(${t.fullName})`)
      .where(sql`${t.status} = 'pending'`),
    uniqueIndex('membership_requests_completion_token_hash_key').on(t.completionTokenHash),
    index('membership_requests_email_idx').on(sql`lower(${t.email})`),
    index('membership_requests_created_at_id_idx').on(t.createdAt, t.id),
    index('membership_requests_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    index('membership_requests_full_name_id_idx').on(t.fullName, t.id),
    index('membership_requests_status_full_name_id_idx').on(t.status, t.fullName, t.id),
    index('membership_requests_updated_at_idx').on(t.updatedAt),
    partialIndex(
      'membership_requests_incomplete_idx',
      sql`${t.status} = 'approved' and not ${t.completed}`,
      t.createdAt,
      t.id,
    ),
    index('membership_requests_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    // Most requests are those of members, whom the panel's search finds as such.
    index('membership_requests_open_search_text_idx')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .where(sql`not ${t.completed}`),
    partialIndex('membership_requests_merged_into_idx', sql`${t.mergedInto} is not null`, t.mergedInto),
    check(
      'membership_requests_status_check',
      sql`${t.status} in ('pending', 'approved', 'rejected', 'baja', 'merged')`,
    ),
    check(
      'membership_requests_merged_check',
      sql`(${t.status} = 'merged') = (${t.mergedInto} is not null) and (${t.mergedInto} is null) = (${t.mergedAt} is null)`,
    ),
  ],
)

/** Notes and calls of the team about an applicant, who may be a member by now. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    membershipRequestId: uuid('membership_request_id')
      .notNull()
      .references(() => membershipRequests.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references((): AnyPgColumn => usuarios.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Of a call; in the club's time. */
    calledOn: day('called_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('person_notes_membership_request_id_idx').on(t.membershipRequestId, t.createdAt),
    index('person_notes_author_id_idx').on(t.authorId),
  ],
)

export const membershipNumbers = pgSequence('membership_numbers')

/** Members, one per request. The number is `C-` and at least five digits. */
export const socios = pgTable(
  'socios',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    membershipRequestId: uuid('membership_request_id')
      .notNull()
      .references(() => membershipRequests.id, { onDelete: 'restrict' }),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    address: text('address'),
    birthDate: secret('birth_date'),
    paymentMethod: text('payment_method', { enum: ['transfer', 'card', 'cash', 'direct-debit'] })
      .notNull()
      .default('transfer'),
    iban: secret('iban'),
    cardHolderName: text('card_holder_name'),
    billingAddress: text('billing_address'),
    emergencyContactName: secret('emergency_contact_name'),
    emergencyContactPhone: secret('emergency_contact_phone'),
    dietaryRestrictions: secret('dietary_restrictions'),
    notes: text('notes'),
    membershipNumber: text('membership_number')
      .notNull()
      .default(sql`'C-' || to_char(nextval('membership_numbers'), 'FM99999999900000')`),
    membershipType: text('membership_type').notNull().default('Regular'),
    status: text('status', { enum: ['active', 'inactive', 'suspended'] })
      .notNull()
      .default('active'),
    userId: text('user_id').references(() => usuarios.id, { onDelete: 'set null' }),
    language: language(),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: timestamptz('privacy_accepted_at'),
    dietConsentVersion: text('diet_consent_version'),
    dietConsentAt: timestamptz('diet_consent_at'),
    /** Since when they want no messages of the club but those of service. */
    newsRefusedAt: timestamptz('news_refused_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('full_name', 'email', 'membership_number', 'phone'),
  },
  (t) => [
    uniqueIndex('socios_membership_request_id_key').on(t.membershipRequestId),
    uniqueIndex('socios_membership_number_key').on(t.membershipNumber),
    index('socios_email_idx').on(sql`lower(${t.email})`),
    index('socios_created_at_id_idx').on(t.createdAt, t.id),
    index('socios_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    index('socios_full_name_id_idx').on(t.fullName, t.id),
    index('socios_status_full_name_id_idx').on(t.status, t.fullName, t.id),
    index('socios_membership_number_order_idx').on(sql`length(${t.membershipNumber})`, t.membershipNumber),
    index('socios_status_membership_number_order_idx').on(
      t.status,
      sql`length(${t.membershipNumber})`,
      t.membershipNumber,
    ),
    index('socios_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('socios_payment_method_check', sql`${t.paymentMethod} in ('transfer', 'card', 'cash', 'direct-debit')`),
    check('socios_status_check', sql`${t.status} in ('active', 'inactive', 'suspended')`),
  ],
)

export const importKinds = ['members', 'restaurants'] as const
/** `new`: it would become a row; `made`: it has; anything else is why it has not. */
export type RowOutcome = 'new' | 'made' | { error: string; field?: string }

/**
 * A file that the office imports, and how far that is. `columns` has the field of each column of the file, '' for none.
 * The rows are in `import_rows`; the purge deletes everything a day after the last change.
 */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: importKinds }).notNull(),
    state: text('state', { enum: ['checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed'] })
      .notNull()
      .default('checking'),
    /** The account that has pressed last. */
    actor: text('actor').notNull(),
    headings: secret('headings'),
    columns: jsonb('columns').$type<string[]>().notNull(),
    /** Whether people may share the e-mail of somebody with another name. */
    sharesEmail: boolean('shares_email').notNull().default(false),
    total: integer('total').notNull(),
    /** Of the step that runs. */
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: timestamptz('finished_at'),
  },
  (t) => [
    index('imports_updated_at_idx').on(t.updatedAt),
    check('imports_kind_check', sql`${t.kind} in ('members', 'restaurants')`),
    check(
      'imports_state_check',
      sql`${t.state} in ('checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed')`,
    ),
  ],
)

/** Consecutive rows of a file, as JSON, with what becomes of each. */
export const importRows = pgTable(
  'import_rows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    rows: secret('rows'),
    outcomes: jsonb('outcomes').$type<RowOutcome[]>().notNull().default([]),
  },
  (t) => [uniqueIndex('import_rows_import_id_position_key').on(t.importId, t.position)],
)

/** What an import has made, so that it can be undone. `kept`: why the undo has left it. */
export const importedRecords = pgTable(
  'imported_records',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    recordId: text('record_id').notNull(),
    kept: text('kept', { enum: ['changed', 'used'] }),
  },
  (t) => [primaryKey({ columns: [t.importId, t.recordId] })],
)

/** Sessions of members, begun by a mailed link; triggers end them with the membership. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    socioId: uuid('socio_id')
      .notNull()
      .references(() => socios.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    /** The absolute end. */
    endsAt: timestamptz('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('member_sessions_token_hash_key').on(t.tokenHash),
    index('member_sessions_socio_id_idx').on(t.socioId),
    index('member_sessions_ends_at_idx').on(t.endsAt),
  ],
)

/** The club as a creditor of direct debits: at most one row. Without it nothing of the treasury is seen. */
export const treasuryCreditor = pgTable(
  'treasury_creditor',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    taxNumber: text('tax_number').notNull(),
    /** Of the creditor identifier, which is computed (`app/banking/`). */
    suffix: text('suffix').notNull().default('000'),
    iban: secret('iban').notNull(),
    ibanLast4: text('iban_last4').notNull(),
    /** Until when the bank takes a file for the same day, in the club's time: `14:00`. */
    cutoff: text('cutoff').notNull().default('14:00'),
    /** TARGET days between presenting a file and its due date. */
    leadDays: integer('lead_days').notNull().default(2),
    /** Calendar days between the notice to the member and the due date. */
    noticeDays: integer('notice_days').notNull().default(14),
    /** A smaller debit is left out. */
    minCents: integer('min_cents').notNull().default(0),
    /** The bank insists on `FRST` for the first debit of a mandate. */
    frst: boolean('frst').notNull().default(false),
    /** When the bank agreed to mandates that are signed on screen; null: on paper only. */
    eMandatesOkOn: day('e_mandates_ok_on', { mode: 'string' }),
    /** Whoever seals a remittance is not who made it. */
    twoToSeal: boolean('two_to_seal').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('treasury_creditor_one_check', sql`${t.id} = 1`),
    check('treasury_creditor_suffix_check', sql`${t.suffix} ~ '^[0-9A-Z]{3}$'`),
    check('treasury_creditor_cutoff_check', sql`${t.cutoff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'treasury_creditor_days_check',
      sql`${t.leadDays} between 1 and 30 and ${t.noticeDays} between 1 and 60 and ${t.minCents} >= 0`,
    ),
  ],
)

/**
 * What a member owes and has paid; it outlives the member. `id` and `number` are those of the row in `socios`. Only
 * triggers write `owed_cents`, the open cents of the charges, and `credit_cents`, what payments have left over; the
 * balance is their difference. Whoever adds charges or payments locks the accounts first, in the order of their ids.
 */
export const memberAccounts = pgTable(
  'member_accounts',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull(),
    socioId: uuid('socio_id').references(() => socios.id, { onDelete: 'set null' }),
    /** The own fee of a year, in place of the plan's; 0: exempt. */
    feeCents: integer('fee_cents'),
    /** Why nothing is debited: a person's words, or the code of a return; null: it is. */
    holdWhy: text('hold_why'),
    owedCents: integer('owed_cents').notNull().default(0),
    creditCents: integer('credit_cents').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('number'),
  },
  (t) => [
    uniqueIndex('member_accounts_number_key').on(t.number),
    uniqueIndex('member_accounts_socio_id_key').on(t.socioId),
    index('member_accounts_number_order_idx').on(sql`length(${t.number})`, t.number),
    index('member_accounts_owed_cents_id_idx').on(t.owedCents, t.id),
    partialIndex('member_accounts_owing_idx', sql`${t.owedCents} > 0`, t.owedCents, t.id),
    partialIndex('member_accounts_credit_idx', sql`${t.creditCents} > 0`, t.creditCents, t.id),
    partialIndex('member_accounts_hold_idx', sql`${t.holdWhy} is not null`, t.id),
    check('member_accounts_fee_cents_check', sql`${t.feeCents} >= 0`),
    check('member_accounts_owed_cents_check', sql`${t.owedCents} >= 0`),
  ],
)

/** The fee of a year for one type of membership, from a day on until the next plan of that type. */
export const feePlans = pgTable(
  'fee_plans',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    membershipType: text('membership_type').notNull(),
    startsOn: day('starts_on', { mode: 'string' }).notNull(),
    /** Of the year, also when it is paid by quarters. */
    cents: integer('cents').notNull(),
    period: text('period', { enum: ['year', 'quarter'] }).notNull(),
    /** What who joins in the middle pays. */
    joining: text('joining', { enum: ['full', 'months'] }).notNull(),
    name: text('name').notNull(),
    nameCa: text('name_ca').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('fee_plans_membership_type_starts_on_key').on(t.membershipType, t.startsOn),
    check('fee_plans_cents_check', sql`${t.cents} > 0`),
    check('fee_plans_period_check', sql`${t.period} in ('year', 'quarter')`),
    check('fee_plans_joining_check', sql`${t.joining} in ('full', 'months')`),
  ],
)

/**
 * What an account owes. `key` names what it is for, so that it is charged once: `2027-Q1:<account>`, the id of a
 * booking. `settled_cents` is the sum of its parts; only a trigger writes it.
 */
export const charges = pgTable(
  'charges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => memberAccounts.id),
    kind: text('kind', { enum: ['fee', 'dinner', 'bank-fee', 'other'] }).notNull(),
    key: text('key').notNull(),
    concept: text('concept').notNull(),
    conceptCa: text('concept_ca').notNull().default(''),
    cents: integer('cents').notNull(),
    dueOn: day('due_on', { mode: 'string' }).notNull(),
    settledCents: integer('settled_cents').notNull().default(0),
    /** Of a dinner; the charge outlives the event. */
    eventId: integer('event_id'),
    cancelledAt: timestamptz('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    cancelledWhy: text('cancelled_why'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('charges_kind_key_key').on(t.kind, t.key),
    index('charges_account_id_due_on_id_idx').on(t.accountId, t.dueOn, t.id),
    index('charges_due_on_id_idx').on(t.dueOn, t.id),
    partialIndex(
      'charges_open_idx',
      sql`${t.cancelledAt} is null and ${t.settledCents} < ${t.cents}`,
      t.accountId,
      t.dueOn,
      t.id,
    ),
    partialIndex('charges_event_id_idx', sql`${t.eventId} is not null`, t.eventId),
    check('charges_kind_check', sql`${t.kind} in ('fee', 'dinner', 'bank-fee', 'other')`),
    check('charges_cents_check', sql`${t.cents} > 0 and ${t.settledCents} between 0 and ${t.cents}`),
    check(
      'charges_cancelled_check',
      sql`(${t.cancelledAt} is null) = (${t.cancelledBy} is null) and (${t.cancelledAt} is null) = (${t.cancelledWhy} is null)
        and (${t.cancelledAt} is null or ${t.settledCents} = 0)`,
    ),
  ],
)

/**
 * The orders of members to their bank. One is in force for an account: `active`, or on `hold` for a while. A trigger
 * keeps what is signed as it was signed.
 */
export const mandates = pgTable(
  'mandates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => memberAccounts.id),
    /** At most 35 of the characters of SEPA, such as `C-00012-1`. */
    reference: text('reference').notNull(),
    status: text('status', { enum: ['draft', 'active', 'hold', 'replaced', 'revoked', 'expired'] })
      .notNull()
      .default('draft'),
    signedOn: day('signed_on', { mode: 'string' }),
    via: text('via', { enum: ['screen', 'paper', 'imported'] }),
    holder: secret('holder'),
    iban: secret('iban'),
    bic: secret('bic'),
    /** JSON; of accounts outside the EEA only. */
    address: secret('address'),
    ibanLast4: text('iban_last4'),
    /** What the signed text says; null: the 14 days of the scheme. */
    noticeDays: integer('notice_days'),
    textVersion: text('text_version'),
    /** The exact text that was signed, and the evidence of the signature. */
    document: secret('document'),
    /** Of the document. */
    sha256: text('sha256'),
    /** The due date of the last debit that was presented, even if it was returned. */
    lastDueOn: day('last_due_on', { mode: 'string' }),
    endedAt: timestamptz('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('mandates_reference_key').on(sql`lower(${t.reference})`),
    uniqueIndex('mandates_in_force_key')
      .on(t.accountId)
      .where(sql`${t.status} in ('active', 'hold')`),
    index('mandates_account_id_created_at_idx').on(t.accountId, t.createdAt),
    partialIndex(
      'mandates_expiring_idx',
      sql`${t.status} in ('active', 'hold')`,
      sql`coalesce(${t.lastDueOn}, ${t.signedOn})`,
      t.id,
    ),
    check('mandates_status_check', sql`${t.status} in ('draft', 'active', 'hold', 'replaced', 'revoked', 'expired')`),
    check('mandates_via_check', sql`${t.via} in ('screen', 'paper', 'imported')`),
    check(
      'mandates_reference_check',
      sql`${t.reference} ~ '^[A-Za-z0-9/?:().,''+ -]{1,35}$' and ${t.reference} !~ '(^/|/$|//)'`,
    ),
    check(
      'mandates_signed_check',
      sql`${t.status} not in ('active', 'hold') or (${t.signedOn} is not null and ${t.via} is not null
        and ${t.holder} is not null and ${t.iban} is not null and ${t.ibanLast4} is not null)`,
    ),
  ],
)

/**
 * Files of direct debits with what leads to them. draft → notified → sealed → presented → settled; what is not yet
 * presented can be cancelled, what is presented refused by the bank. `id` is the number that people read.
 */
export const remittances = pgTable(
  'remittances',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    status: text('status', { enum: ['draft', 'notified', 'sealed', 'presented', 'settled', 'cancelled', 'refused'] })
      .notNull()
      .default('draft'),
    dueOn: day('due_on', { mode: 'string' }).notNull(),
    /** `EC-000014-20261228`: of the file, once it is sealed. */
    messageId: text('message_id'),
    debits: integer('debits').notNull().default(0),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull().default(0),
    /** The file, compressed and in base64; erased 14 months later. */
    file: secret('file'),
    fileSha256: text('file_sha256'),
    /** The remittance that the bank refused, whose other debits this one has. */
    remakes: integer('remakes').references((): AnyPgColumn => remittances.id),
    createdBy: text('created_by').notNull(),
    sealedBy: text('sealed_by'),
    notifiedAt: timestamptz('notified_at'),
    sealedAt: timestamptz('sealed_at'),
    presentedAt: timestamptz('presented_at'),
    settledAt: timestamptz('settled_at'),
    endedAt: timestamptz('ended_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('remittances_message_id_key').on(t.messageId),
    index('remittances_status_due_on_id_idx').on(t.status, t.dueOn, t.id),
    check(
      'remittances_status_check',
      sql`${t.status} in ('draft', 'notified', 'sealed', 'presented', 'settled', 'cancelled', 'refused')`,
    ),
    check(
      'remittances_sealed_check',
      sql`${t.status} not in ('sealed', 'presented', 'settled', 'refused')
        or (${t.messageId} is not null and ${t.fileSha256} is not null)`,
    ),
  ],
)

/** What a remittance does with an account that owes: a debit, or the reason why it is left out. */
export const remittanceItems = pgTable(
  'remittance_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    remittanceId: integer('remittance_id')
      .notNull()
      .references(() => remittances.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => memberAccounts.id),
    mandateId: uuid('mandate_id').references(() => mandates.id),
    cents: integer('cents').notNull(),
    /** Of the release before, which copied holder, IBAN, BIC and address of the file. Nothing writes it any more. */
    debtor: secret('debtor'),
    /** Why it is left out. */
    reason: text('reason'),
    /** Of the other remittance that the reason names. */
    otherRemittanceId: integer('other_remittance_id'),
    outcome: text('outcome', {
      enum: ['excluded', 'included', 'settled', 'returned', 'rejected', 'released'],
    }).notNull(),
    sequence: text('sequence', { enum: ['RCUR', 'FRST'] }),
    /** `EC-000014-0000412`, never used again. */
    endToEndId: text('end_to_end_id'),
    /** What the notice to the member said. */
    notifiedCents: integer('notified_cents'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('remittance_items_remittance_id_account_id_key').on(t.remittanceId, t.accountId),
    uniqueIndex('remittance_items_end_to_end_id_key').on(t.endToEndId),
    index('remittance_items_account_id_id_idx').on(t.accountId, t.id),
    partialIndex('remittance_items_mandate_id_idx', sql`${t.mandateId} is not null`, t.mandateId),
    index('remittance_items_remittance_id_outcome_id_idx').on(t.remittanceId, t.outcome, t.id),
    check(
      'remittance_items_outcome_check',
      sql`${t.outcome} in ('excluded', 'included', 'settled', 'returned', 'rejected', 'released')`,
    ),
    check(
      'remittance_items_reason_check',
      sql`(${t.reason} is null) = (${t.mandateId} is not null and ${t.cents} > 0)
        and (${t.reason} is null) = (${t.outcome} <> 'excluded')`,
    ),
    check('remittance_items_sequence_check', sql`${t.sequence} in ('RCUR', 'FRST')`),
  ],
)

/**
 * The charges of a debit. A charge has one live line: it is debited once at a time. Each end of an item makes its lines
 * not live; once it is settled, the payment pays the charge.
 */
export const remittanceLines = pgTable(
  'remittance_lines',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => remittanceItems.id, { onDelete: 'cascade' }),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    cents: integer('cents').notNull(),
    live: boolean('live').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.chargeId] }),
    uniqueIndex('remittance_lines_live_charge_key')
      .on(t.chargeId)
      .where(sql`${t.live}`),
    index('remittance_lines_charge_id_idx').on(t.chargeId),
    check('remittance_lines_cents_check', sql`${t.cents} > 0`),
  ],
)

/** Money in or out: a reversal has the opposite cents of its payment. Never updated. `id` numbers the receipt. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => memberAccounts.id),
    method: text('method', { enum: ['direct-debit', 'transfer', 'cash', 'card', 'bizum'] }).notNull(),
    cents: integer('cents').notNull(),
    receivedOn: day('received_on', { mode: 'string' }).notNull(),
    /** Notes it once: the id of a form, the bank's reference of an entry, an item of a remittance. */
    key: text('key').notNull(),
    /** The debit that it settles. */
    itemId: integer('item_id').references(() => remittanceItems.id),
    reverses: integer('reverses').references((): AnyPgColumn => payments.id),
    note: text('note'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payments_key_key').on(t.key),
    uniqueIndex('payments_item_id_key').on(t.itemId),
    uniqueIndex('payments_reverses_key').on(t.reverses),
    index('payments_account_id_received_on_id_idx').on(t.accountId, t.receivedOn, t.id),
    index('payments_received_on_id_idx').on(t.receivedOn, t.id),
    check('payments_method_check', sql`${t.method} in ('direct-debit', 'transfer', 'cash', 'card', 'bizum')`),
    check('payments_cents_check', sql`case when ${t.reverses} is null then ${t.cents} > 0 else ${t.cents} < 0 end`),
  ],
)

/** Which charges a payment pays; the parts of a reversal are negative. Never updated. */
export const paymentParts = pgTable(
  'payment_parts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    cents: integer('cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_parts_payment_id_idx').on(t.paymentId),
    index('payment_parts_charge_id_idx').on(t.chargeId),
    check('payment_parts_cents_check', sql`${t.cents} <> 0`),
  ],
)

/** Files of the bank, each imported once. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sha256: text('sha256').notNull(),
    kind: text('kind', { enum: ['pain.002', 'camt.053', 'camt.054'] }).notNull(),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** Compressed and in base64; erased after 14 months. */
    content: secret('content'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bank_files_sha256_key').on(t.sha256),
    index('bank_files_created_at_id_idx').on(t.createdAt, t.id),
    check('bank_files_kind_check', sql`${t.kind} in ('pain.002', 'camt.053', 'camt.054')`),
  ],
)

/** Debits that the bank did not collect, or took back: one for each. */
export const bankReturns = pgTable(
  'bank_returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => remittanceItems.id),
    /** Null: noted by hand. */
    bankFileId: integer('bank_file_id').references(() => bankFiles.id),
    kind: text('kind', { enum: ['rejected', 'returned'] }).notNull(),
    /** Of ISO 20022, such as `AM04`. */
    code: text('code').notNull(),
    receivedOn: day('received_on', { mode: 'string' }).notNull(),
    /** What the bank asks for it. */
    feeCents: integer('fee_cents').notNull().default(0),
    /** When somebody has let the account be debited again, or said that nothing is to be done. */
    handledAt: timestamptz('handled_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bank_returns_item_id_key').on(t.itemId),
    partialIndex('bank_returns_bank_file_id_idx', sql`${t.bankFileId} is not null`, t.bankFileId),
    partialIndex('bank_returns_unhandled_idx', sql`${t.handledAt} is null`, t.receivedOn, t.id),
    check('bank_returns_kind_check', sql`${t.kind} in ('rejected', 'returned')`),
    check('bank_returns_fee_cents_check', sql`${t.feeCents} >= 0`),
  ],
)

/** Mails about what is overdue: one of each level about the same oldest charge. */
export const reminders = pgTable(
  'reminders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => memberAccounts.id),
    level: integer('level').notNull(),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reminders_account_id_level_charge_id_key').on(t.accountId, t.level, t.chargeId),
    index('reminders_charge_id_idx').on(t.chargeId),
    check('reminders_level_check', sql`${t.level} in (1, 2)`),
  ],
)

const postTexts: BilingualTexts = { columns: ['title', 'excerpt', 'content'] }

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    content: text('content').notNull(),
    excerpt: text('excerpt'),
    coverImage: text('cover_image'),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    authorId: text('author_id').references((): AnyPgColumn => usuarios.id, { onDelete: 'set null' }),
    /** The event that the post is the chronicle of. */
    eventId: integer('event_id').references(() => events.id, { onDelete: 'set null' }),
    publishedAt: timestamptz('published_at'),
    /** When the draft publishes itself. */
    scheduledAt: timestamptz('scheduled_at'),
    titleCa: text('title_ca').notNull().default(''),
    excerptCa: text('excerpt_ca').notNull().default(''),
    contentCa: text('content_ca').notNull().default(''),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lacksSpanish: lacksSpanish(postTexts),
    lacksCatalan: lacksCatalan(postTexts),
    searchText: searchText('title', 'title_ca'),
  },
  (t) => [
    uniqueIndex('blog_posts_slug_key').on(t.slug),
    uniqueIndex('blog_posts_event_id_key').on(t.eventId),
    index('blog_posts_created_at_id_idx').on(t.createdAt, t.id),
    index('blog_posts_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    ...alphabeticalIndexes('blog_posts_title', t.id, t.title, t.titleCa),
    ...lacksIndexes('blog_posts', t, t.createdAt, t.id),
    index('blog_posts_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    partialIndex('blog_posts_published_at_id_idx', sql`${t.status} = 'published'`, t.publishedAt, t.id),
    partialIndex('blog_posts_scheduled_at_idx', sql`${t.scheduledAt} is not null`, t.scheduledAt),
    check('blog_posts_status_check', sql`${t.status} in ('draft', 'published')`),
    check('blog_posts_published_at_check', sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    language: language(),
    privacyVersion: text('privacy_version').notNull(),
    privacyAcceptedAt: timestamptz('privacy_accepted_at').notNull().defaultNow(),
    readAt: timestamptz('read_at'),
    answeredAt: timestamptz('answered_at'),
    createdAt: createdAt(),
    searchText: searchText('name', 'email', 'message'),
  },
  (t) => [
    index('contact_messages_created_at_id_idx').on(t.createdAt, t.id),
    partialIndex('contact_messages_unread_idx', sql`${t.readAt} is null`, t.createdAt, t.id),
    partialIndex('contact_messages_read_idx', sql`${t.readAt} is not null`, t.createdAt, t.id),
    partialIndex('contact_messages_unanswered_idx', sql`${t.answeredAt} is null`, t.createdAt, t.id),
    index('contact_messages_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('contact_messages_email_idx').on(sql`lower(${t.email})`, t.createdAt),
  ],
)

/** Every save of the facts about the club (`app/club.ts`); the highest version counts. `facts` has the given fields. */
export const clubVersions = pgTable(
  'club_versions',
  {
    version: integer('version').primaryKey(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    authorId: text('author_id').references((): AnyPgColumn => usuarios.id, { onDelete: 'set null' }),
    /** The older version that was brought back. */
    restoredFrom: integer('restored_from'),
    createdAt: createdAt(),
  },
  (t) => [index('club_versions_author_id_idx').on(t.authorId)],
)

/** Mails are inserted in the transaction that causes them. The body is composed on sending, from `kind` and `data`. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    recipient: text('recipient').notNull(),
    language: language(),
    status: text('status', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAgain: integer('sent_again').notNull().default(0),
    sentAt: timestamptz('sent_at'),
    /** Set only when the mail server rejected it permanently. */
    failedAt: timestamptz('failed_at'),
    /** When the recipient turned out to be unreachable; null again once somebody says that the address works. */
    bouncedAt: timestamptz('bounced_at'),
    /** The status code of that refusal: enhanced (`5.1.1`, RFC 3463) if the server gave one, else its reply (`550`). */
    bounceCode: text('bounce_code'),
    createdAt: createdAt(),
    searchText: searchText('recipient'),
    /** `MailData` of the kind (`app/mail-kinds.ts`). */
    data: jsonb('data').$type<object>().notNull(),
  },
  (t) => [
    /** The same mail twice is one mail. */
    uniqueIndex('mails_kind_ref_key').on(t.kind, t.ref),
    index('mails_recipient_idx').on(sql`lower(${t.recipient})`),
    index('mails_created_at_id_idx').on(t.createdAt, t.id),
    index('mails_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    partialIndex('mails_failed_at_idx', sql`${t.failedAt} is not null`, t.failedAt),
    partialIndex('mails_unreachable_idx', sql`${t.bouncedAt} is not null`, sql`lower(${t.recipient})`),
    index('mails_kind_created_at_id_idx').on(t.kind, t.createdAt, t.id),
    index('mails_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    partialIndex(
      'mails_event_message_idx',
      sql`${t.kind} in ('event-message', 'reminder', 'thanks')`,
      sql`(${t.data} ->> 'messageId')`,
      t.status,
    ),
    partialIndex(
      'mails_member_message_idx',
      sql`${t.kind} = 'member-message'`,
      sql`(${t.data} ->> 'messageId')`,
      t.status,
    ),
    check('mails_status_check', sql`${t.status} in ('queued', 'sent', 'failed')`),
  ],
)

/** Former members' data that the law requires, encrypted until `keep_until`. `id` is the member's. */
export const blockedPayments = pgTable(
  'blocked_payments',
  {
    id: uuid('id').primaryKey(),
    membershipNumber: text('membership_number').notNull(),
    record: secret('record'),
    leftAt: timestamptz('left_at').notNull(),
    keepUntil: timestamptz('keep_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('blocked_payments_membership_number_key').on(t.membershipNumber),
    index('blocked_payments_keep_until_idx').on(t.keepUntil),
  ],
)

/** Ids of rows erased on request, so that they are erased again after a restore. */
export const erasures = pgTable(
  'erasures',
  {
    kind: text('kind').notNull(),
    rowId: text('row_id').notNull(),
    erasedAt: timestamptz('erased_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rowId] })],
)

export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    removed: jsonb('removed').$type<Record<string, number>>().notNull().default({}),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
    finishedAt: timestamptz('finished_at'),
  },
  (t) => [index('retention_runs_started_at_idx').on(t.startedAt.desc())],
)

/** Ids and field names, never values. Triggers allow only inserts, and deletes after three years. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actor: text('actor').notNull(),
    /** `noun.verb`, such as `socio.iban-shown`. */
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    fields: text('fields')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_subject_created_at_idx').on(t.subject, t.createdAt),
    index('audit_log_created_at_id_idx').on(t.createdAt, t.id),
    index('audit_log_actor_created_at_id_idx').on(t.actor, t.createdAt, t.id),
    index('audit_log_action_created_at_id_idx').on(t.action, t.createdAt, t.id),
  ],
)

/**
 * What a save has changed of an event, a post, a restaurant or an organizer: values before and after, by column;
 * triggers write it (`note_changes`). Who has saved is in the audit event of the same transaction.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As in `audit_log.action`. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** Of the record, after the save. */
    version: integer('version').notNull(),
    changes: jsonb('changes').$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('record_changes_kind_subject_id_idx').on(t.kind, t.subject, t.id),
    index('record_changes_created_at_idx').on(t.createdAt),
  ],
)

/** Deleted records for 30 days, without any row of a person (`platform/trash.server.ts`). */
export const trash = pgTable(
  'trash',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    actor: text('actor').notNull(),
    /** The record's own row first. `link`: rows that have stayed, and their column that named it. */
    rows: jsonb('rows').$type<{ table: string; link?: string; rows: Record<string, unknown>[] }[]>().notNull(),
    deletedAt: timestamptz('deleted_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('trash_kind_subject_key').on(t.kind, t.subject),
    index('trash_deleted_at_id_idx').on(t.deletedAt, t.id),
  ],
)

/** `key` is a keyed hash of limit and subject. Unlogged: a crash of PostgreSQL resets the counts. */
export const rateLimits = pgTable(
  'budgets',
  {
    key: text('key').primaryKey(),
    tries: timestamptz('tries').array().notNull().default([]),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (t) => [index('budgets_ends_at_idx').on(t.endsAt)],
)

/** Equal events within a few seconds share a row. Kept for 30 days. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    route: text('route'),
    /** Keyed hash; null when the row covers several. */
    address: text('address'),
    account: text('account'),
    requestId: text('request_id'),
    count: integer('count').notNull(),
    firstAt: timestamptz('first_at').notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (t) => [
    index('security_events_last_at_id_idx').on(t.lastAt, t.id),
    index('security_events_kind_last_at_id_idx').on(t.kind, t.lastAt, t.id),
  ],
)

/** A reported burst of security events; it ends after an hour without events. Kept for 30 days. */
export const securityIncidents = pgTable(
  'security_incidents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
  },
  (t) => [index('security_incidents_last_seen_at_idx').on(t.lastSeenAt)],
)

/** Written by triggers. `xact` orders rows by visibility; `id` does not, because a long transaction commits late. */
export const cacheInvalidations = pgTable(
  'stale_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text('tag').notNull(),
    xact: xid8('xact')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    writtenAt: timestamptz('written_at').notNull().defaultNow(),
  },
  (t) => [index('stale_notices_xact_idx').on(t.xact)],
)

/** Operational incidents (`app/operations/incident-kinds.ts`). No personal data. Kept for a year after the recovery. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    detail: jsonb('detail').notNull().default({}),
    openedAt: timestamptz('opened_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    recoveredAt: timestamptz('recovered_at'),
  },
  (t) => [
    uniqueIndex('incidents_open_kind_key')
      .on(t.kind)
      .where(sql`${t.recoveredAt} is null`),
    index('incidents_recovered_at_idx').on(t.recoveredAt),
  ],
)

export const databaseFacts = pgTable('database_facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
})

/** Only the owner may use this schema, and backups omit it. */
export const access = pgSchema('access')

export const rolePasswords = access.table('role_passwords', {
  role: text('role').primaryKey(),
  password: text('password').notNull(),
})
