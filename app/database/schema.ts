/**
 * Every table of the product (index 3 of the house). Tables and columns keep the specification's names, so that a dump
 * of the older site can be brought over; columns beyond the specification say why they exist. What Drizzle cannot state
 * (status transitions, extensions, search indexes) stands in `migrations/*_rules.sql`.
 */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
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

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
/**
 * Encrypted text (`platform/secrets/secrets.server.ts`). Declared as such, so that the rotation of keys and the backup
 * find every one of them.
 */
const secret = customType<{ data: string }>({ dataType: () => 'text' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => moment('created_at').notNull().defaultNow()
const updatedAt = () => moment('updated_at').notNull().defaultNow()
/**
 * Compared and raised by every save: two people editing the same record do not overwrite each other (decisions, Data).
 */
const version = () => integer('version').notNull().default(1)
/** Demo rows can be removed together, and say so in the panel (decisions, Data). */
const isDemo = () => boolean('is_demo').notNull().default(false)
/**
 * What the panel searches: these columns without case and accents, each after a line break and a space, so that words
 * begin at a space and nothing typed reaches from one column into the next. Kept by the database itself; its trigram
 * index is what `contains` asks.
 */
const searchText = (...columns: string[]) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_key(${columns.map((name) => `coalesce(E'\\n ' || ${name}, '')`).join(' || ')})`))
const language = () =>
  text('language', { enum: ['es', 'ca'] })
    .notNull()
    .default('es')

/**
 * People with an account; `role`: 1 admin, 2 editor, anything else a plain user (back-office §3). E-mails are kept in
 * lower case: that is how they are looked up at sign-in. `language` is the one in which the person signed up, and in
 * which we write to them.
 */
export const usuarios = pgTable(
  'usuarios',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** When a holder of the mailbox last proved or set the password; null for accounts verified without one. */
    passwordProvenAt: moment('password_proven_at'),
    image: text('image'),
    role: integer('role').notNull().default(0),
    language: language(),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: moment('privacy_accepted_at'),
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

/**
 * Who is signed in where: opaque tokens, one row for each; deleting the row ends the session at once. `device` is the
 * browser and the system in a few words; the whole user agent and the address are not stored. `confirmed_at` is when
 * the person last gave their password in this session; null in one that the release before this column began.
 * `updated_at` is when it was last used, to ten minutes.
 */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    device: text('device'),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_sessions_token_key').on(t.token),
    index('auth_sessions_user_id_idx').on(t.userId),
    index('auth_sessions_expires_at_idx').on(t.expiresAt),
  ],
)

/** How a person can sign in; ours is one row for each person, with the argon2id hash of the password. */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_accounts_provider_account_key').on(t.providerId, t.accountId),
    index('auth_accounts_user_id_idx').on(t.userId),
  ],
)

/**
 * What waits for somebody to press the button behind a link: a sign-up, a new password, an invitation. `identifier` is
 * its kind and the hash of the link's token; `value` what it will do, as JSON. Taken once, and gone when its time is
 * over.
 */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auth_verifications_identifier_key').on(t.identifier),
    index('auth_verifications_expires_at_idx').on(t.expiresAt),
  ],
)

/**
 * Uploaded pictures, addressed by the hash of what we re-encoded (decisions, Data). `purpose` keeps what the
 * specification's buckets and folders told apart. `color` is the average colour, shown until the picture has arrived.
 */
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

/**
 * One row for each width and format that pages ask for. Until the job has encoded them there is one row of format
 * `source` instead: the whole picture as a JPEG, which is also what they are encoded from.
 */
export const mediaVariants = pgTable(
  'media_variants',
  {
    hash: text('hash')
      .notNull()
      .references(() => media.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp', 'jpeg', 'source'] }).notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.width, t.format] })],
)

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
    searchText: searchText('name', 'name_ca', 'email', 'city'),
  },
  (t) => [
    index('organizers_name_id_idx').on(t.name, t.id),
    index('organizers_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

export type Dish = { nombre: string; descripcion: string; precio: number; nombre_ca?: string; descripcion_ca?: string }
export type Ratings = { general: number; comida: number; servicio: number; ambiente: number; calidadPrecio: number }
/**
 * A sample review of a demo restaurant; real reviews do not exist (public-site §3). `days_ago` counts from the day it
 * is shown.
 */
export type SampleReview = {
  autor: string
  avatar: string
  days_ago: number
  puntuacion: number
  comentario: string
  comentario_ca: string
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
    precioMedio: numeric('precio_medio', { precision: 10, scale: 2, mode: 'number' }).notNull().default(0),
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
    searchText: searchText('nombre', 'direccion', 'especialidad'),
  },
  (t) => [
    index('restaurants_created_at_id_idx').on(t.createdAt, t.id),
    index('restaurants_nombre_id_idx').on(sql`search_key(${t.nombre})`, t.id),
    index('restaurants_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('restaurants_estrellas_michelin_check', sql`${t.estrellasMichelin} between 0 and 3`),
    check('restaurants_precio_medio_check', sql`${t.precioMedio} >= 0`),
  ],
)

/**
 * Dinners, tastings, trips. `registered` counts the active registrations and is the one truth about places: the check
 * constraint is the last fence against selling a chair twice (decisions, Registrations).
 */
export const events = pgTable(
  'events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    date: moment('date').notNull(),
    location: text('location').notNull().default(''),
    price: numeric('price', { precision: 10, scale: 2, mode: 'number' }).notNull().default(0),
    maxParticipants: integer('max_participants').notNull().default(0),
    registered: integer('registered').notNull().default(0),
    restaurantId: integer('restaurant_id').references(() => restaurants.id, { onDelete: 'restrict' }),
    organizerId: integer('organizer_id').references(() => organizers.id, { onDelete: 'restrict' }),
    category: text('category').notNull().default(''),
    titleCa: text('title_ca').notNull().default(''),
    descriptionCa: text('description_ca').notNull().default(''),
    locationCa: text('location_ca').notNull().default(''),
    categoryCa: text('category_ca').notNull().default(''),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('title', 'title_ca', 'location', 'category'),
  },
  (t) => [
    index('events_date_id_idx').on(t.date, t.id),
    index('events_title_id_idx').on(t.title, t.id),
    index('events_category_idx').on(t.category, t.date),
    index('events_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('events_restaurant_id_idx').on(t.restaurantId),
    index('events_organizer_id_idx').on(t.organizerId),
    check('events_price_check', sql`${t.price} >= 0`),
    check('events_max_participants_check', sql`${t.maxParticipants} >= 0`),
    check('events_places_check', sql`${t.registered} between 0 and ${t.maxParticipants}`),
  ],
)

/**
 * What the letters to the guests of a deleted event say of it: what was public, and nothing of anybody. `id` is the
 * event's, which no other gets (decisions, letters from rows).
 */
export const deletedEvents = pgTable('deleted_events', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  titleCa: text('title_ca').notNull(),
  date: moment('date').notNull(),
  location: text('location').notNull(),
  locationCa: text('location_ca').notNull(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
})

/**
 * Who takes a chair. `name_key` is the name without case, accents and surplus spaces: the same name and e-mail for the
 * same event is one registration. A cancelled row stays, without taking a place; a `hold` that is 'held' takes one.
 * `dietary_restrictions` is encrypted. `attended_at` and `staff_note` are the club's own: who came, and what the door
 * should know.
 */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    isMember: boolean('is_member').notNull().default(false),
    howDidYouKnowUs: text('how_did_you_know_us'),
    dietaryRestrictions: secret('dietary_restrictions'),
    notes: text('notes'),
    userId: text('user_id').references(() => usuarios.id, { onDelete: 'set null' }),
    nameKey: text('name_key').notNull(),
    language: language(),
    privacyVersion: text('privacy_version').notNull(),
    privacyAcceptedAt: moment('privacy_accepted_at').notNull().defaultNow(),
    dietConsentVersion: text('diet_consent_version'),
    dietConsentAt: moment('diet_consent_at'),
    cancelTokenHash: text('cancel_token_hash').notNull(),
    cancelledAt: moment('cancelled_at'),
    attendedAt: moment('attended_at'),
    staffNote: text('staff_note').notNull().default(''),
    /** Since when nothing of the person is left in the row, which goes on counting as a taken chair of a past event. */
    erasedAt: moment('erased_at'),
    /** Keyed hash of the client address, for 7 days; null for what the office enters. */
    origin: text('origin'),
    /** Had to be confirmed by mail: its seat is kept until `held_until`; or is not kept; or it has been confirmed. */
    hold: text('hold', { enum: ['held', 'released', 'confirmed'] }),
    heldUntil: moment('held_until'),
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
    index('event_registrations_event_id_created_at_id_idx').on(t.eventId, t.createdAt, t.id),
    index('event_registrations_event_id_name_key_id_idx').on(t.eventId, t.nameKey, t.id),
    index('event_registrations_user_id_idx').on(t.userId),
    // What is held about a person.
    index('event_registrations_email_idx').on(sql`lower(${t.email})`),
    // What `take_seat` counts (migrations/0015_registration_holds.sql).
    index('event_registrations_mailbox_idx')
      .on(t.eventId, sql`mailbox_key(${t.email})`)
      .where(sql`${t.cancelledAt} is null`),
    index('event_registrations_origin_event_id_idx')
      .on(t.origin, t.eventId)
      .where(sql`${t.origin} is not null`),
    index('event_registrations_held_until_idx')
      .on(t.heldUntil)
      .where(sql`${t.hold} is not null`),
    check('event_registrations_hold_check', sql`${t.hold} is null or ${t.hold} in ('held', 'released', 'confirmed')`),
    check('event_registrations_held_until_check', sql`${t.hold} is distinct from 'held' or ${t.heldUntil} is not null`),
    // A registration without a seat does not count as one, for the previous release either.
    check(
      'event_registrations_released_check',
      sql`${t.hold} is distinct from 'released' or ${t.cancelledAt} is not null`,
    ),
    check(
      'event_registrations_diet_consent_check',
      sql`${t.dietaryRestrictions} is null or ${t.dietConsentAt} is not null`,
    ),
  ],
)

/**
 * Requests for membership. Legal transitions (pending → approved | rejected, approved → baja) are held by a trigger.
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
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'baja'] })
      .notNull()
      .default('pending'),
    /**
     * Whether the member of this request exists: kept by a trigger on `socios`, so that those who owe their data are
     * counted from an index.
     */
    completed: boolean('completed').notNull().default(false),
    /** Of the link that asks for the member's data; null until a release that knows it has sent one. */
    completionTokenHash: text('completion_token_hash'),
    /** How long a link of an earlier release, whose token was the id, goes on working beside it. */
    completionByIdUntil: moment('completion_by_id_until'),
    language: language(),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: moment('privacy_accepted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('full_name', 'email', 'phone'),
  },
  (t) => [
    uniqueIndex('membership_requests_pending_email_key')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.status} = 'pending'`),
    uniqueIndex('membership_requests_completion_token_hash_key').on(t.completionTokenHash),
    // Whether another approved request has the same e-mail, and who is a person's request.
    index('membership_requests_email_idx').on(sql`lower(${t.email})`),
    index('membership_requests_created_at_id_idx').on(t.createdAt, t.id),
    index('membership_requests_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    index('membership_requests_full_name_id_idx').on(t.fullName, t.id),
    index('membership_requests_status_full_name_id_idx').on(t.status, t.fullName, t.id),
    index('membership_requests_updated_at_idx').on(t.updatedAt),
    // Who has been approved and still owes the member's data.
    index('membership_requests_incomplete_idx')
      .on(t.createdAt)
      .where(sql`${t.status} = 'approved' and not ${t.completed}`),
    index('membership_requests_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('membership_requests_status_check', sql`${t.status} in ('pending', 'approved', 'rejected', 'baja')`),
  ],
)

export const membershipNumbers = pgSequence('membership_numbers')

/**
 * Completed members, one per request. IBAN, birth date, emergency contact and diet are encrypted text. The number is
 * given by the database: `C-` and five digits, more from 100,000 on (decisions, Membership).
 */
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
    paymentMethod: text('payment_method', { enum: ['transfer', 'card', 'cash'] })
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
    /** What was acknowledged with the member's data, and when; the consent for the diet is one of its own. */
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: moment('privacy_accepted_at'),
    dietConsentVersion: text('diet_consent_version'),
    dietConsentAt: moment('diet_consent_at'),
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
    check('socios_payment_method_check', sql`${t.paymentMethod} in ('transfer', 'card', 'cash')`),
    check('socios_status_check', sql`${t.status} in ('active', 'inactive', 'suspended')`),
  ],
)

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
    publishedAt: moment('published_at'),
    titleCa: text('title_ca').notNull().default(''),
    excerptCa: text('excerpt_ca').notNull().default(''),
    contentCa: text('content_ca').notNull().default(''),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('title', 'title_ca'),
  },
  (t) => [
    uniqueIndex('blog_posts_slug_key').on(t.slug),
    index('blog_posts_created_at_id_idx').on(t.createdAt, t.id),
    index('blog_posts_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    index('blog_posts_title_id_idx').on(sql`search_key(${t.title})`, t.id),
    index('blog_posts_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('blog_posts_published_at_id_idx')
      .on(t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
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
    privacyAcceptedAt: moment('privacy_accepted_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
    searchText: searchText('name', 'email', 'message'),
  },
  (t) => [
    index('contact_messages_created_at_id_idx').on(t.createdAt, t.id),
    index('contact_messages_unread_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.readAt} is null`),
    index('contact_messages_read_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.readAt} is not null`),
    index('contact_messages_unanswered_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.answeredAt} is null`),
    index('contact_messages_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('contact_messages_email_idx').on(sql`lower(${t.email})`, t.createdAt),
  ],
)

/**
 * Every message the club owes somebody, written in the transaction that caused it; the job queue only carries it out.
 * The body is made from the rows that `kind` and `ref` name when it is sent, so nothing secret rests here. One per
 * `kind` and `ref`: what is written twice is sent once.
 */
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
    /**
     * How often somebody has had it sent again on purpose: each time is another message, with a Message-ID of its own.
     */
    sentAgain: integer('sent_again').notNull().default(0),
    sentAt: moment('sent_at'),
    /** When the server refused it for good; null for what a restore withheld or has nothing to say any more. */
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
    searchText: searchText('recipient'),
  },
  (t) => [
    uniqueIndex('mails_kind_ref_key').on(t.kind, t.ref),
    index('mails_recipient_idx').on(sql`lower(${t.recipient})`),
    index('mails_created_at_id_idx').on(t.createdAt, t.id),
    index('mails_status_created_at_id_idx').on(t.status, t.createdAt, t.id),
    index('mails_failed_at_idx')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null`),
    index('mails_kind_created_at_id_idx').on(t.kind, t.createdAt, t.id),
    index('mails_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('mails_status_check', sql`${t.status} in ('queued', 'sent', 'failed')`),
  ],
)

/**
 * What the law makes the club keep of a member who has left: name, address of mail and payment, in one encrypted
 * `record`, apart from everything else until `keep_until` (privacy text, «bloqueados»). `id` is the member's.
 */
export const blockedPayments = pgTable(
  'blocked_payments',
  {
    id: uuid('id').primaryKey(),
    membershipNumber: text('membership_number').notNull(),
    record: secret('record'),
    leftAt: moment('left_at').notNull(),
    keepUntil: moment('keep_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('blocked_payments_membership_number_key').on(t.membershipNumber),
    index('blocked_payments_keep_until_idx').on(t.keepUntil),
  ],
)

/**
 * Which rows have been erased at a person's wish: ids only, so that a restored backup can be made to forget them again.
 */
export const erasures = pgTable(
  'erasures',
  {
    kind: text('kind').notNull(),
    rowId: text('row_id').notNull(),
    erasedAt: moment('erased_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rowId] })],
)

/** Each daily purge: how many rows of each kind it has removed (`privacy/retention.ts`). */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    removed: jsonb('removed').$type<Record<string, number>>().notNull().default({}),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Null while it runs, and when it was broken off. */
    finishedAt: moment('finished_at'),
  },
  (t) => [index('retention_runs_started_at_idx').on(t.startedAt.desc())],
)

/**
 * Who did what to personal data: ids and names of fields, never their values. Rows are only ever added, and go after
 * three years: triggers refuse the rest. The actor is kept as text, so that the trail outlives the account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actor: text('actor').notNull(),
    /** What was done, as `noun.verb`: `socio.iban-shown`. */
    action: text('action').notNull(),
    /** To what: the row's id. */
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
 * What has been spent of each budget (`app/rate-limits.ts`), for all processes: `key` is a keyed hash of budget and
 * subject, so that neither addresses nor e-mails rest here. Unlogged (see the migration): a crash of PostgreSQL begins
 * every count anew, and counting costs no flush.
 */
export const rateLimits = pgTable(
  'budgets',
  {
    key: text('key').primaryKey(),
    /** When each of those that still count was spent; never more of them than the budget has. */
    tries: moment('tries').array().notNull().default([]),
    /** What an older version counts, while one still runs beside this one. */
    spent: integer('spent').notNull().default(0),
    /** When the last of them counts no more. */
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('budgets_ends_at_idx').on(t.endsAt)],
)

/**
 * What looks like an attempt to get in or to wear the site down (`app/platform/observability/security-events.ts`),
 * apart from the audit trail; equal ones within a few seconds are one row with their count. Unlogged (see the
 * migration). Kept for 30 days.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** The pattern of the route, if there is one. */
    route: text('route'),
    /** Keyed hash of the client's address; null where a row stands for several. */
    address: text('address'),
    /** Keyed hash of the e-mail or account concerned. */
    account: text('account'),
    /** Of the first of them, as the log names it. */
    requestId: text('request_id'),
    count: integer('count').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [
    index('security_events_last_at_id_idx').on(t.lastAt, t.id),
    index('security_events_kind_last_at_id_idx').on(t.kind, t.lastAt, t.id),
  ],
)

/**
 * A burst of security events that the administrators have been told about; over once it has been quiet for an hour.
 * Kept for 30 days.
 */
export const securityIncidents = pgTable(
  'security_incidents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** The most that were counted within one window. */
    count: integer('count').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (t) => [index('security_incidents_last_seen_at_idx').on(t.lastSeenAt)],
)

/**
 * What has become stale on public pages: written by triggers in the transaction that changes a row, read by every
 * process. `xact` orders them as they become visible, which `id` does not: a long transaction shows its notices late.
 * Kept for a day.
 */
export const cacheInvalidations = pgTable(
  'stale_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text('tag').notNull(),
    xact: xid8('xact')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (t) => [index('stale_notices_xact_idx').on(t.xact)],
)

/**
 * A problem of operation that the operator is told about (`app/operations/incident-kinds.ts`): one open incident of
 * each kind. `detail` holds no personal data. Kept for a year after the recovery.
 */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    detail: jsonb('detail').notNull().default({}),
    openedAt: moment('opened_at').notNull().defaultNow(),
    /** The last time that a check found the problem. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    recoveredAt: moment('recovered_at'),
  },
  (t) => [
    uniqueIndex('incidents_open_kind_key')
      .on(t.kind)
      .where(sql`${t.recoveredAt} is null`),
    index('incidents_recovered_at_idx').on(t.recoveredAt),
  ],
)

/** Facts about this database itself, such as whether its demo content has been loaded. */
export const databaseFacts = pgTable('database_facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
})

/** What only the owner of the database may see: no other role may use this schema, and no backup holds it. */
export const access = pgSchema('access')

/**
 * The passwords that the database roles of visitors, panel and jobs sign in with (`database/roles.server.ts`), for
 * every process.
 */
export const rolePasswords = access.table('role_passwords', {
  role: text('role').primaryKey(),
  password: text('password').notNull(),
})
