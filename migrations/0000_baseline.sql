-- The schema as it is in 2.0: tables with their constraints and indexes by slice, then functions with their triggers, whose
-- texts are those of app/database/functions/. Database roles and their rights are app/database/privileges.ts, which every start grants.
-- Databases of earlier releases stand here after migrations/before-2/ (docs/decisions/040-one-baseline.md).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What columns and indexes call ---------------------------------------------------------------------------------

-- Text as the panel's searches compare it: without case and accents. Immutable, so that indexes can be built on it. Not
-- strict: its parts are, and only so is it inlined.
CREATE OR REPLACE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

-- «name+anything@host» is delivered to name@host.
CREATE OR REPLACE FUNCTION mailbox_key(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(email, '\+[^@]*@', '@'));

-- The same as `nameKey` (TypeScript): a name without case, accents and repeated spaces.
CREATE OR REPLACE FUNCTION person_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')));

-- Accounts ------------------------------------------------------------------------------------------------------

CREATE TABLE usuarios (
  id text PRIMARY KEY NOT NULL,
  name text DEFAULT '' NOT NULL,
  email text NOT NULL,
  email_verified boolean DEFAULT false NOT NULL,
  role integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  privacy_version text,
  privacy_accepted_at timestamptz,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || email, '') || coalesce(E'\n ' || name, ''))) STORED NOT NULL,
  password_proven_at timestamptz,
  panel_language text,
  CONSTRAINT usuarios_email_lower_check CHECK (email = lower(email))
);
CREATE UNIQUE INDEX usuarios_email_key ON usuarios (lower(email));
CREATE INDEX usuarios_created_at_id_idx ON usuarios (created_at, id);
CREATE INDEX usuarios_role_created_at_id_idx ON usuarios (role, created_at, id);
CREATE INDEX usuarios_search_text_idx ON usuarios USING gin (search_text gin_trgm_ops);
-- How common a typed text is decides between the trigrams and the order of the list: a hundred samples do not tell 1 in 1,000.
ALTER TABLE usuarios ALTER COLUMN search_text SET STATISTICS 1000;

CREATE TABLE auth_sessions (
  id text PRIMARY KEY NOT NULL,
  token text NOT NULL,
  user_id text NOT NULL CONSTRAINT auth_sessions_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  device text,
  confirmed_at timestamptz
);
CREATE UNIQUE INDEX auth_sessions_token_key ON auth_sessions (token);
CREATE INDEX auth_sessions_user_id_idx ON auth_sessions (user_id);
CREATE INDEX auth_sessions_expires_at_idx ON auth_sessions (expires_at);

CREATE TABLE auth_accounts (
  id text PRIMARY KEY NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL CONSTRAINT auth_accounts_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE CASCADE,
  password text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX auth_accounts_provider_account_key ON auth_accounts (provider_id, account_id);
CREATE INDEX auth_accounts_user_id_idx ON auth_accounts (user_id);

CREATE TABLE auth_verifications (
  id text PRIMARY KEY NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX auth_verifications_identifier_key ON auth_verifications (identifier);
CREATE INDEX auth_verifications_expires_at_idx ON auth_verifications (expires_at);

-- Media ---------------------------------------------------------------------------------------------------------

CREATE TABLE media (
  hash text PRIMARY KEY NOT NULL,
  purpose text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  color text NOT NULL,
  alt_es text DEFAULT '' NOT NULL,
  alt_ca text DEFAULT '' NOT NULL,
  focal_x double precision DEFAULT 0.5 NOT NULL,
  focal_y double precision DEFAULT 0.5 NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);

CREATE TABLE media_variants (
  hash text NOT NULL CONSTRAINT media_variants_hash_media_hash_fk REFERENCES media (hash) ON DELETE CASCADE,
  width integer NOT NULL,
  format text NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT media_variants_hash_width_format_pk PRIMARY KEY (hash, width, format)
);

-- Organizers ----------------------------------------------------------------------------------------------------

CREATE TABLE organizers (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  logo_url text,
  website text DEFAULT '' NOT NULL,
  email text DEFAULT '' NOT NULL,
  phone text DEFAULT '' NOT NULL,
  address text DEFAULT '' NOT NULL,
  city text DEFAULT '' NOT NULL,
  country text DEFAULT 'España' NOT NULL,
  social_media jsonb DEFAULT '{}'::jsonb NOT NULL,
  name_ca text DEFAULT '' NOT NULL,
  description_ca text DEFAULT '' NOT NULL,
  address_ca text DEFAULT '' NOT NULL,
  city_ca text DEFAULT '' NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || name, '')
      || coalesce(E'\n ' || name_ca, '')
      || coalesce(E'\n ' || email, '')
      || coalesce(E'\n ' || city, '')
      || coalesce(E'\n ' || city_ca, ''))) STORED NOT NULL,
  lacks_spanish boolean
    GENERATED ALWAYS AS ((coalesce(description_ca, '') <> '' and coalesce(description, '') = '')) STORED NOT NULL,
  lacks_catalan boolean
    GENERATED ALWAYS AS ((coalesce(description, '') <> '' and coalesce(description_ca, '') = '')) STORED NOT NULL
);
CREATE INDEX organizers_name_es_id_idx ON organizers (search_key(coalesce(nullif(name, ''), name_ca)), id);
CREATE INDEX organizers_name_ca_id_idx ON organizers (search_key(coalesce(nullif(name_ca, ''), name)), id);
CREATE INDEX organizers_lacks_es_idx ON organizers (id) WHERE lacks_spanish;
CREATE INDEX organizers_lacks_ca_idx ON organizers (id) WHERE lacks_catalan;
CREATE INDEX organizers_search_text_idx ON organizers USING gin (search_text gin_trgm_ops);

-- Restaurants ---------------------------------------------------------------------------------------------------

CREATE TABLE restaurants (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  nombre text NOT NULL,
  direccion text NOT NULL,
  telefono text DEFAULT '' NOT NULL,
  web text DEFAULT '' NOT NULL,
  horarios text DEFAULT '' NOT NULL,
  precio_medio numeric(10, 2) DEFAULT 0 NOT NULL,
  estrellas_michelin integer DEFAULT 0 NOT NULL,
  especialidad text DEFAULT '' NOT NULL,
  description text DEFAULT '' NOT NULL,
  historia text DEFAULT '' NOT NULL,
  chef_name text DEFAULT '' NOT NULL,
  chef_photo text,
  chef_bio text DEFAULT '' NOT NULL,
  images jsonb DEFAULT '[]'::jsonb NOT NULL,
  ubicacion_mapa text,
  reserva_url text DEFAULT '' NOT NULL,
  reserva_telefono text DEFAULT '' NOT NULL,
  reserva_email text DEFAULT '' NOT NULL,
  redes_sociales jsonb DEFAULT '{}'::jsonb NOT NULL,
  menu_degustacion jsonb DEFAULT '[]'::jsonb NOT NULL,
  platos_principales jsonb DEFAULT '[]'::jsonb NOT NULL,
  valoraciones jsonb,
  price_range text DEFAULT '' NOT NULL,
  especialidad_ca text DEFAULT '' NOT NULL,
  description_ca text DEFAULT '' NOT NULL,
  historia_ca text DEFAULT '' NOT NULL,
  chef_bio_ca text DEFAULT '' NOT NULL,
  horarios_ca text DEFAULT '' NOT NULL,
  sample_reviews jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || nombre, '')
      || coalesce(E'\n ' || direccion, '')
      || coalesce(E'\n ' || especialidad, '')
      || coalesce(E'\n ' || especialidad_ca, ''))) STORED NOT NULL,
  lacks_spanish boolean
    GENERATED ALWAYS AS ((coalesce(especialidad_ca, '') <> '' and coalesce(especialidad, '') = '')
      or (coalesce(description_ca, '') <> '' and coalesce(description, '') = '')
      or (coalesce(historia_ca, '') <> '' and coalesce(historia, '') = '')
      or (coalesce(horarios_ca, '') <> '' and coalesce(horarios, '') = '')
      or (coalesce(chef_bio_ca, '') <> '' and coalesce(chef_bio, '') = '')
      or jsonb_path_exists(menu_degustacion, '$[*] ? ((@.nombre_ca > "" && !(@.nombre > "")) || (@.descripcion_ca > "" && !(@.descripcion > "")))')
      or jsonb_path_exists(platos_principales, '$[*] ? ((@.nombre_ca > "" && !(@.nombre > "")) || (@.descripcion_ca > "" && !(@.descripcion > "")))')) STORED NOT NULL,
  lacks_catalan boolean
    GENERATED ALWAYS AS ((coalesce(especialidad, '') <> '' and coalesce(especialidad_ca, '') = '')
      or (coalesce(description, '') <> '' and coalesce(description_ca, '') = '')
      or (coalesce(historia, '') <> '' and coalesce(historia_ca, '') = '')
      or (coalesce(horarios, '') <> '' and coalesce(horarios_ca, '') = '')
      or (coalesce(chef_bio, '') <> '' and coalesce(chef_bio_ca, '') = '')
      or jsonb_path_exists(menu_degustacion, '$[*] ? ((@.nombre > "" && !(@.nombre_ca > "")) || (@.descripcion > "" && !(@.descripcion_ca > "")))')
      or jsonb_path_exists(platos_principales, '$[*] ? ((@.nombre > "" && !(@.nombre_ca > "")) || (@.descripcion > "" && !(@.descripcion_ca > "")))')) STORED NOT NULL,
  CONSTRAINT restaurants_estrellas_michelin_check CHECK (estrellas_michelin between 0 and 3),
  CONSTRAINT restaurants_precio_medio_check CHECK (precio_medio >= 0)
);
CREATE INDEX restaurants_lacks_es_idx ON restaurants (created_at, id) WHERE lacks_spanish;
CREATE INDEX restaurants_lacks_ca_idx ON restaurants (created_at, id) WHERE lacks_catalan;
CREATE INDEX restaurants_created_at_id_idx ON restaurants (created_at, id);
CREATE INDEX restaurants_nombre_id_idx ON restaurants (search_key(nombre), id);
CREATE INDEX restaurants_search_text_idx ON restaurants USING gin (search_text gin_trgm_ops);

-- Membership ----------------------------------------------------------------------------------------------------

CREATE TABLE membership_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text,
  reason text,
  user_id text CONSTRAINT membership_requests_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  status text DEFAULT 'pending' NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  privacy_version text,
  privacy_accepted_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  completed boolean DEFAULT false NOT NULL,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || full_name, '')
      || coalesce(E'\n ' || email, '')
      || coalesce(E'\n ' || phone, ''))) STORED NOT NULL,
  completion_token_hash text,
  completion_by_id_until timestamptz,
  rejection_message text,
  CONSTRAINT membership_requests_status_check CHECK (status in ('pending', 'approved', 'rejected', 'baja'))
);
CREATE UNIQUE INDEX membership_requests_pending_person_key
  ON membership_requests (lower(email), person_name_key(full_name))
  WHERE status = 'pending';
CREATE UNIQUE INDEX membership_requests_completion_token_hash_key ON membership_requests (completion_token_hash);
CREATE INDEX membership_requests_email_idx ON membership_requests (lower(email));
CREATE INDEX membership_requests_created_at_id_idx ON membership_requests (created_at, id);
CREATE INDEX membership_requests_status_created_at_id_idx ON membership_requests (status, created_at, id);
CREATE INDEX membership_requests_full_name_id_idx ON membership_requests (full_name, id);
CREATE INDEX membership_requests_status_full_name_id_idx ON membership_requests (status, full_name, id);
CREATE INDEX membership_requests_updated_at_idx ON membership_requests (updated_at);
CREATE INDEX membership_requests_incomplete_idx
  ON membership_requests (created_at, id)
  WHERE status = 'approved' and not completed;
CREATE INDEX membership_requests_search_text_idx ON membership_requests USING gin (search_text gin_trgm_ops);
-- How common a typed text is decides between the trigrams and the order of the list: a hundred samples do not tell 1 in 1,000.
ALTER TABLE membership_requests ALTER COLUMN search_text SET STATISTICS 1000;

CREATE SEQUENCE membership_numbers;

CREATE TABLE socios (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  membership_request_id uuid NOT NULL CONSTRAINT socios_membership_request_id_membership_requests_id_fk REFERENCES membership_requests ON DELETE RESTRICT,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text,
  address text,
  birth_date text,
  payment_method text DEFAULT 'transfer' NOT NULL,
  iban text,
  card_holder_name text,
  billing_address text,
  emergency_contact_name text,
  emergency_contact_phone text,
  dietary_restrictions text,
  notes text,
  membership_number text DEFAULT 'C-' || to_char(nextval('membership_numbers'), 'FM99999999900000') NOT NULL,
  membership_type text DEFAULT 'Regular' NOT NULL,
  status text DEFAULT 'active' NOT NULL,
  user_id text CONSTRAINT socios_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  language text DEFAULT 'es' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  privacy_version text,
  privacy_accepted_at timestamptz,
  diet_consent_version text,
  diet_consent_at timestamptz,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || full_name, '')
      || coalesce(E'\n ' || email, '')
      || coalesce(E'\n ' || membership_number, '')
      || coalesce(E'\n ' || phone, ''))) STORED NOT NULL,
  CONSTRAINT socios_payment_method_check CHECK (payment_method in ('transfer', 'card', 'cash')),
  CONSTRAINT socios_status_check CHECK (status in ('active', 'inactive', 'suspended'))
);
CREATE UNIQUE INDEX socios_membership_request_id_key ON socios (membership_request_id);
CREATE UNIQUE INDEX socios_membership_number_key ON socios (membership_number);
CREATE INDEX socios_email_idx ON socios (lower(email));
CREATE INDEX socios_created_at_id_idx ON socios (created_at, id);
CREATE INDEX socios_status_created_at_id_idx ON socios (status, created_at, id);
CREATE INDEX socios_full_name_id_idx ON socios (full_name, id);
CREATE INDEX socios_status_full_name_id_idx ON socios (status, full_name, id);
CREATE INDEX socios_membership_number_order_idx ON socios (length(membership_number), membership_number);
CREATE INDEX socios_status_membership_number_order_idx ON socios (status, length(membership_number), membership_number);
CREATE INDEX socios_search_text_idx ON socios USING gin (search_text gin_trgm_ops);
-- How common a typed text is decides between the trigrams and the order of the list: a hundred samples do not tell 1 in 1,000.
ALTER TABLE socios ALTER COLUMN search_text SET STATISTICS 1000;

CREATE TABLE member_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  socio_id uuid NOT NULL CONSTRAINT member_sessions_socio_id_socios_id_fk REFERENCES socios ON DELETE CASCADE,
  token_hash text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz DEFAULT now() NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX member_sessions_token_hash_key ON member_sessions (token_hash);
CREATE INDEX member_sessions_socio_id_idx ON member_sessions (socio_id);
CREATE INDEX member_sessions_ends_at_idx ON member_sessions (ends_at);

-- Events --------------------------------------------------------------------------------------------------------

CREATE TABLE events (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  title text NOT NULL,
  description text DEFAULT '' NOT NULL,
  image_url text,
  date timestamptz NOT NULL,
  location text DEFAULT '' NOT NULL,
  price numeric(10, 2) DEFAULT 0 NOT NULL,
  max_participants integer DEFAULT 0 NOT NULL,
  registered integer DEFAULT 0 NOT NULL,
  restaurant_id integer CONSTRAINT events_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE RESTRICT,
  organizer_id integer CONSTRAINT events_organizer_id_organizers_id_fk REFERENCES organizers ON DELETE RESTRICT,
  category text DEFAULT '' NOT NULL,
  title_ca text DEFAULT '' NOT NULL,
  description_ca text DEFAULT '' NOT NULL,
  location_ca text DEFAULT '' NOT NULL,
  category_ca text DEFAULT '' NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  changed_at timestamptz,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || title, '')
      || coalesce(E'\n ' || title_ca, '')
      || coalesce(E'\n ' || location, '')
      || coalesce(E'\n ' || location_ca, '')
      || coalesce(E'\n ' || category, '')
      || coalesce(E'\n ' || category_ca, ''))) STORED NOT NULL,
  category_key text GENERATED ALWAYS AS (coalesce(nullif(category, ''), category_ca)) STORED NOT NULL,
  lacks_spanish boolean
    GENERATED ALWAYS AS ((coalesce(title_ca, '') <> '' and coalesce(title, '') = '')
      or (coalesce(description_ca, '') <> '' and coalesce(description, '') = '')
      or (coalesce(category_ca, '') <> '' and coalesce(category, '') = '')) STORED NOT NULL,
  lacks_catalan boolean
    GENERATED ALWAYS AS ((coalesce(title, '') <> '' and coalesce(title_ca, '') = '')
      or (coalesce(description, '') <> '' and coalesce(description_ca, '') = '')
      or (coalesce(category, '') <> '' and coalesce(category_ca, '') = '')) STORED NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  status text DEFAULT 'published' NOT NULL,
  published_at timestamptz DEFAULT now(),
  cancelled_at timestamptz,
  archived_at timestamptz,
  ends_at timestamptz,
  opens_at timestamptz,
  closes_at timestamptz,
  edits_until timestamptz,
  offers text DEFAULT 'auto' NOT NULL,
  party_limit integer DEFAULT 10 NOT NULL,
  how_to_pay text DEFAULT '' NOT NULL,
  how_to_pay_ca text DEFAULT '' NOT NULL,
  preview_token_hash text,
  members_open_at timestamptz,
  pictures jsonb DEFAULT '[]'::jsonb NOT NULL,
  rush_at timestamptz,
  CONSTRAINT events_price_check CHECK (price >= 0),
  CONSTRAINT events_max_participants_check CHECK (max_participants >= 0),
  CONSTRAINT events_status_check CHECK (status in ('draft', 'published', 'cancelled')),
  CONSTRAINT events_published_at_check CHECK (status <> 'published' or published_at is not null),
  CONSTRAINT events_offers_check CHECK (offers in ('auto', 'manual', 'off')),
  CONSTRAINT events_party_limit_check CHECK (party_limit between 1 and 30),
  CONSTRAINT events_places_check CHECK (registered >= 0 and held >= 0 and registered + held <= max_participants)
);
CREATE INDEX events_date_id_status_published_at_ends_at_idx ON events (date, id, status, published_at, ends_at);
CREATE INDEX events_ends_at_date_idx ON events (ends_at, date) WHERE ends_at is not null;
CREATE INDEX events_published_at_idx ON events (published_at) WHERE status = 'published';
CREATE INDEX events_draft_idx ON events (date, id) WHERE status = 'draft';
CREATE INDEX events_cancelled_idx ON events (date, id) WHERE status = 'cancelled';
CREATE INDEX events_archived_idx ON events (date, id) WHERE archived_at is not null;
CREATE INDEX events_title_es_id_idx ON events (search_key(coalesce(nullif(title, ''), title_ca)), id);
CREATE INDEX events_title_ca_id_idx ON events (search_key(coalesce(nullif(title_ca, ''), title)), id);
CREATE INDEX events_lacks_es_idx ON events (date, id) WHERE lacks_spanish;
CREATE INDEX events_lacks_ca_idx ON events (date, id) WHERE lacks_catalan;
CREATE INDEX events_category_key_date_status_published_at_ends_at_idx
  ON events (category_key, date, status, published_at, ends_at);
CREATE INDEX events_search_text_idx ON events USING gin (search_text gin_trgm_ops);
CREATE INDEX events_restaurant_id_idx ON events (restaurant_id);
CREATE INDEX events_organizer_id_idx ON events (organizer_id);
CREATE UNIQUE INDEX events_preview_token_hash_key ON events (preview_token_hash);

CREATE TABLE event_courses (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  event_id integer NOT NULL CONSTRAINT event_courses_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  position integer NOT NULL,
  name text DEFAULT '' NOT NULL,
  name_ca text DEFAULT '' NOT NULL,
  drink text DEFAULT '' NOT NULL,
  drink_ca text DEFAULT '' NOT NULL
);
CREATE UNIQUE INDEX event_courses_event_id_position_key ON event_courses (event_id, position);

CREATE TABLE event_menu_options (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  event_id integer NOT NULL CONSTRAINT event_menu_options_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  position integer NOT NULL,
  name text DEFAULT '' NOT NULL,
  name_ca text DEFAULT '' NOT NULL
);
CREATE INDEX event_menu_options_event_id_position_idx ON event_menu_options (event_id, position);

CREATE TABLE event_changes (
  event_id integer NOT NULL CONSTRAINT event_changes_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  version integer NOT NULL,
  date timestamptz NOT NULL,
  location text NOT NULL,
  location_ca text NOT NULL,
  price numeric(10, 2) NOT NULL,
  changed_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT event_changes_event_id_version_pk PRIMARY KEY (event_id, version)
);

CREATE TABLE deleted_events (
  id integer PRIMARY KEY NOT NULL,
  title text NOT NULL,
  title_ca text NOT NULL,
  date timestamptz NOT NULL,
  location text NOT NULL,
  location_ca text NOT NULL,
  deleted_at timestamptz DEFAULT now() NOT NULL
);

-- Bookings: a party and its guests ------------------------------------------------------------------------------

CREATE TABLE event_parties (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  event_id integer NOT NULL CONSTRAINT event_parties_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  state text NOT NULL,
  size integer NOT NULL,
  contact_name text NOT NULL,
  name_key text NOT NULL,
  email text,
  phone text,
  is_member boolean DEFAULT false NOT NULL,
  how_did_you_know_us text,
  notes text,
  staff_note text DEFAULT '' NOT NULL,
  table_label text DEFAULT '' NOT NULL,
  user_id text CONSTRAINT event_parties_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  language text DEFAULT 'es' NOT NULL,
  privacy_version text NOT NULL,
  privacy_accepted_at timestamptz DEFAULT now() NOT NULL,
  token_hash text NOT NULL,
  by_club boolean DEFAULT false NOT NULL,
  queued_at timestamptz,
  offer_round integer DEFAULT 0 NOT NULL,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  calendar_sequence integer DEFAULT 0 NOT NULL,
  cancelled_at timestamptz,
  cancelled_by text,
  refund_due numeric(10, 2),
  refund_due_at timestamptz,
  refund_settled_at timestamptz,
  origin text,
  hold text,
  held_until timestamptz,
  erased_at timestamptz,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || contact_name, '')
      || coalesce(E'\n ' || email, '')
      || coalesce(E'\n ' || phone, '')
      || coalesce(E'\n ' || table_label, ''))) STORED NOT NULL,
  seat_price numeric(10, 2),
  socio_id uuid CONSTRAINT event_parties_socio_id_socios_id_fk REFERENCES socios ON DELETE SET NULL,
  link_version integer DEFAULT 0 NOT NULL,
  event_entry boolean DEFAULT false NOT NULL,
  payment_state text DEFAULT 'unpaid' NOT NULL,
  paid_amount numeric(10, 2),
  paid_way text,
  paid_at timestamptz,
  paid_by text,
  payment_version integer DEFAULT 0 NOT NULL,
  refund_notice_hours integer,
  privacy_notice text,
  CONSTRAINT event_parties_state_check CHECK (state in ('waiting', 'offered', 'booked', 'lapsed', 'cancelled')),
  CONSTRAINT event_parties_size_check CHECK (size between 1 and 30),
  CONSTRAINT event_parties_email_check CHECK (email is not null or by_club),
  CONSTRAINT event_parties_hold_check CHECK (hold is null or hold in ('held', 'released', 'confirmed')),
  CONSTRAINT event_parties_held_until_check CHECK (hold is distinct from 'held' or held_until is not null),
  CONSTRAINT event_parties_privacy_notice_check CHECK (privacy_notice in ('told', 'not-told')),
  CONSTRAINT event_parties_cancelled_by_check CHECK (cancelled_by in ('guest', 'office')),
  CONSTRAINT event_parties_payment_state_check CHECK (payment_state in ('unpaid', 'paid', 'at-door', 'invited')),
  CONSTRAINT event_parties_paid_way_check CHECK (paid_way in ('transfer', 'card', 'cash', 'bizum')),
  CONSTRAINT event_parties_paid_check
    CHECK (case when payment_state = 'paid'
          then coalesce(paid_amount, -1) >= 0 and paid_way is not null and paid_at is not null
          else num_nonnulls(paid_amount, paid_way, paid_at, paid_by) = 0 end)
);
CREATE UNIQUE INDEX event_parties_person_key
  ON event_parties (event_id, lower(email), name_key)
  WHERE state in ('waiting', 'offered', 'booked');
CREATE UNIQUE INDEX event_parties_token_hash_key ON event_parties (token_hash);
CREATE INDEX event_parties_waiting_idx ON event_parties (event_id, size, queued_at, id) WHERE state = 'waiting';
CREATE INDEX event_parties_offered_idx ON event_parties (offer_expires_at) WHERE state = 'offered';
CREATE INDEX event_parties_event_id_state_name_key_id_idx ON event_parties (event_id, state, name_key, id);
CREATE INDEX event_parties_event_id_state_created_at_id_idx ON event_parties (event_id, state, created_at, id);
CREATE INDEX event_parties_event_id_state_table_idx
  ON event_parties (event_id, state, (table_label = ''), lpad(table_label, 12, '0'), id);
CREATE INDEX event_parties_user_id_idx ON event_parties (user_id);
CREATE INDEX event_parties_socio_id_idx ON event_parties (socio_id);
CREATE INDEX event_parties_email_idx ON event_parties (lower(email));
CREATE INDEX event_parties_mailbox_idx ON event_parties (event_id, mailbox_key(email));
CREATE INDEX event_parties_origin_event_id_idx ON event_parties (origin, event_id) WHERE origin is not null;
CREATE INDEX event_parties_held_until_idx ON event_parties (held_until) WHERE hold is not null;
CREATE INDEX event_parties_refund_settled_idx ON event_parties (refund_settled_at) WHERE refund_settled_at is not null;
CREATE INDEX event_parties_refund_due_idx
  ON event_parties (refund_due_at)
  WHERE refund_due_at is not null and refund_settled_at is null;
CREATE INDEX event_parties_search_text_idx ON event_parties USING gin (search_text gin_trgm_ops);

CREATE TABLE event_registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  event_id integer NOT NULL CONSTRAINT event_registrations_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  full_name text NOT NULL,
  email text DEFAULT '' NOT NULL,
  phone text,
  is_member boolean DEFAULT false NOT NULL,
  how_did_you_know_us text,
  dietary_restrictions text,
  notes text,
  user_id text CONSTRAINT event_registrations_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  name_key text DEFAULT '' NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  privacy_version text NOT NULL,
  privacy_accepted_at timestamptz DEFAULT now() NOT NULL,
  diet_consent_version text,
  diet_consent_at timestamptz,
  cancel_token_hash text NOT NULL,
  cancelled_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  attended_at timestamptz,
  staff_note text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  erased_at timestamptz,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || full_name, '')
      || coalesce(E'\n ' || email, '')
      || coalesce(E'\n ' || phone, ''))) STORED NOT NULL,
  cancelled_by text,
  party_id uuid NOT NULL CONSTRAINT event_registrations_party_id_event_parties_id_fk REFERENCES event_parties ON DELETE CASCADE,
  position integer DEFAULT 1 NOT NULL,
  diet_by text,
  menu_option_id integer CONSTRAINT event_registrations_menu_option_id_event_menu_options_id_fk REFERENCES event_menu_options ON DELETE SET NULL,
  refund_due numeric(10, 2),
  paid_share numeric(10, 2),
  diet_proof integer DEFAULT 0 NOT NULL,
  CONSTRAINT event_registrations_diet_by_check CHECK (diet_by in ('contact', 'guest', 'office')),
  CONSTRAINT event_registrations_cancelled_by_check CHECK (cancelled_by in ('guest', 'office')),
  CONSTRAINT event_registrations_diet_consent_check CHECK (dietary_restrictions is null or diet_consent_at is not null)
);
CREATE UNIQUE INDEX event_registrations_person_key
  ON event_registrations (event_id, lower(email), name_key)
  WHERE cancelled_at is null;
CREATE UNIQUE INDEX event_registrations_cancel_token_hash_key ON event_registrations (cancel_token_hash);
CREATE INDEX event_registrations_party_id_idx ON event_registrations (party_id);
CREATE INDEX event_registrations_event_id_created_at_id_idx ON event_registrations (event_id, created_at, id);
CREATE INDEX event_registrations_event_id_name_key_id_idx ON event_registrations (event_id, name_key, id);
CREATE INDEX event_registrations_user_id_idx ON event_registrations (user_id);
CREATE INDEX event_registrations_email_idx ON event_registrations (lower(email));
CREATE INDEX event_registrations_attended_idx ON event_registrations (event_id) WHERE attended_at is not null;
CREATE INDEX event_registrations_menu_option_id_idx
  ON event_registrations (menu_option_id)
  WHERE menu_option_id is not null;

-- Door ----------------------------------------------------------------------------------------------------------

CREATE TABLE event_checkins (
  id uuid PRIMARY KEY NOT NULL,
  registration_id uuid NOT NULL CONSTRAINT event_checkins_registration_id_event_registrations_id_fk REFERENCES event_registrations ON DELETE CASCADE,
  event_id integer NOT NULL CONSTRAINT event_checkins_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  at timestamptz DEFAULT now() NOT NULL,
  device text,
  actor text,
  undone_at timestamptz,
  undone_by text
);
CREATE INDEX event_checkins_registration_id_idx ON event_checkins (registration_id);
CREATE INDEX event_checkins_event_id_idx ON event_checkins (event_id);

CREATE TABLE door_payments (
  id uuid PRIMARY KEY NOT NULL,
  party_id uuid NOT NULL CONSTRAINT door_payments_party_id_event_parties_id_fk REFERENCES event_parties ON DELETE CASCADE,
  event_id integer NOT NULL CONSTRAINT door_payments_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  amount numeric(10, 2),
  way text,
  at timestamptz DEFAULT now() NOT NULL,
  device text,
  actor text NOT NULL,
  undone_at timestamptz,
  undone_by text,
  noted_version integer,
  state_before text,
  CONSTRAINT door_payments_amount_check CHECK ((amount > 0 and way is not null) or undone_at is not null),
  CONSTRAINT door_payments_way_check CHECK (way in ('transfer', 'card', 'cash', 'bizum'))
);
CREATE INDEX door_payments_party_id_idx ON door_payments (party_id);
CREATE INDEX door_payments_event_id_idx ON door_payments (event_id);

CREATE TABLE door_passes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  event_id integer NOT NULL CONSTRAINT door_passes_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX door_passes_token_hash_key ON door_passes (token_hash);
CREATE INDEX door_passes_event_id_idx ON door_passes (event_id);

-- Kitchen -------------------------------------------------------------------------------------------------------

CREATE TABLE kitchen_sheets (
  id uuid PRIMARY KEY NOT NULL,
  event_id integer NOT NULL CONSTRAINT kitchen_sheets_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  number integer NOT NULL,
  restaurant_id integer CONSTRAINT kitchen_sheets_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE SET NULL,
  recipient text NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  snapshot text NOT NULL,
  covers integer NOT NULL,
  token_hash text NOT NULL,
  sent_at timestamptz DEFAULT now() NOT NULL,
  sent_by text CONSTRAINT kitchen_sheets_sent_by_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  confirmed_at timestamptz,
  CONSTRAINT kitchen_sheets_number_check CHECK (number > 0),
  CONSTRAINT kitchen_sheets_language_check CHECK (language in ('es', 'ca'))
);
CREATE UNIQUE INDEX kitchen_sheets_event_id_number_key ON kitchen_sheets (event_id, number);
CREATE UNIQUE INDEX kitchen_sheets_token_hash_key ON kitchen_sheets (token_hash);
CREATE INDEX kitchen_sheets_restaurant_id_idx ON kitchen_sheets (restaurant_id);
CREATE INDEX kitchen_sheets_sent_by_idx ON kitchen_sheets (sent_by);

-- Scores --------------------------------------------------------------------------------------------------------

CREATE TABLE event_scores (
  registration_id uuid PRIMARY KEY NOT NULL CONSTRAINT event_scores_registration_id_event_registrations_id_fk REFERENCES event_registrations ON DELETE CASCADE,
  event_id integer NOT NULL CONSTRAINT event_scores_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  kitchen integer NOT NULL,
  wine integer,
  place integer NOT NULL,
  pace integer NOT NULL,
  comment text DEFAULT '' NOT NULL,
  comment_state text DEFAULT 'pending' NOT NULL,
  shows_name boolean DEFAULT false NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  privacy_version text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT event_scores_values_check
    CHECK (kitchen between 1 and 5 and coalesce(wine, 1) between 1 and 5
            and place between 1 and 5 and pace between 1 and 5),
  CONSTRAINT event_scores_comment_check CHECK (length(comment) <= 1000),
  CONSTRAINT event_scores_comment_state_check CHECK (comment_state in ('pending', 'shown', 'hidden'))
);
CREATE INDEX event_scores_event_id_idx ON event_scores (event_id);

-- Event messages ------------------------------------------------------------------------------------------------

CREATE TABLE event_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  event_id integer NOT NULL CONSTRAINT event_messages_event_id_events_id_fk REFERENCES events ON DELETE CASCADE,
  kind text NOT NULL,
  audience text NOT NULL,
  state text NOT NULL,
  send_at timestamptz,
  subject text DEFAULT '' NOT NULL,
  subject_ca text DEFAULT '' NOT NULL,
  body text DEFAULT '' NOT NULL,
  body_ca text DEFAULT '' NOT NULL,
  started_at timestamptz,
  mail_count integer,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT event_messages_kind_check CHECK (kind in ('message', 'reminder', 'thanks')),
  CONSTRAINT event_messages_audience_check CHECK (audience in ('booked', 'waiting', 'came', 'no-show')),
  CONSTRAINT event_messages_state_check
    CHECK (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped', 'missed')
          and (state not in ('sending', 'sent') or started_at is not null))
);
CREATE INDEX event_messages_event_id_idx ON event_messages (event_id, created_at);
CREATE UNIQUE INDEX event_messages_automatic_key
  ON event_messages (event_id, kind)
  WHERE kind <> 'message' and state in ('scheduled', 'sending');
CREATE INDEX event_messages_due_idx ON event_messages (send_at) WHERE state in ('scheduled', 'sending');

CREATE TABLE mail_texts (
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT mail_texts_kind_language_pk PRIMARY KEY (kind, language),
  CONSTRAINT mail_texts_kind_check CHECK (kind in ('reminder', 'thanks')),
  CONSTRAINT mail_texts_language_check CHECK (language in ('es', 'ca'))
);

-- Blog ----------------------------------------------------------------------------------------------------------

CREATE TABLE blog_posts (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  title text NOT NULL,
  slug text NOT NULL,
  content text NOT NULL,
  excerpt text,
  cover_image text,
  status text DEFAULT 'draft' NOT NULL,
  author_id text CONSTRAINT blog_posts_author_id_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  published_at timestamptz,
  title_ca text DEFAULT '' NOT NULL,
  excerpt_ca text DEFAULT '' NOT NULL,
  content_ca text DEFAULT '' NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || title, '')
      || coalesce(E'\n ' || title_ca, ''))) STORED NOT NULL,
  lacks_spanish boolean
    GENERATED ALWAYS AS ((coalesce(title_ca, '') <> '' and coalesce(title, '') = '')
      or (coalesce(excerpt_ca, '') <> '' and coalesce(excerpt, '') = '')
      or (coalesce(content_ca, '') <> '' and coalesce(content, '') = '')) STORED NOT NULL,
  lacks_catalan boolean
    GENERATED ALWAYS AS ((coalesce(title, '') <> '' and coalesce(title_ca, '') = '')
      or (coalesce(excerpt, '') <> '' and coalesce(excerpt_ca, '') = '')
      or (coalesce(content, '') <> '' and coalesce(content_ca, '') = '')) STORED NOT NULL,
  event_id integer CONSTRAINT blog_posts_event_id_events_id_fk REFERENCES events ON DELETE SET NULL,
  CONSTRAINT blog_posts_status_check CHECK (status in ('draft', 'published')),
  CONSTRAINT blog_posts_published_at_check CHECK (status = 'draft' or published_at is not null)
);
CREATE UNIQUE INDEX blog_posts_slug_key ON blog_posts (slug);
CREATE UNIQUE INDEX blog_posts_event_id_key ON blog_posts (event_id);
CREATE INDEX blog_posts_created_at_id_idx ON blog_posts (created_at, id);
CREATE INDEX blog_posts_status_created_at_id_idx ON blog_posts (status, created_at, id);
CREATE INDEX blog_posts_title_es_id_idx ON blog_posts (search_key(coalesce(nullif(title, ''), title_ca)), id);
CREATE INDEX blog_posts_title_ca_id_idx ON blog_posts (search_key(coalesce(nullif(title_ca, ''), title)), id);
CREATE INDEX blog_posts_lacks_es_idx ON blog_posts (created_at, id) WHERE lacks_spanish;
CREATE INDEX blog_posts_lacks_ca_idx ON blog_posts (created_at, id) WHERE lacks_catalan;
CREATE INDEX blog_posts_search_text_idx ON blog_posts USING gin (search_text gin_trgm_ops);
CREATE INDEX blog_posts_published_at_id_idx ON blog_posts (published_at, id) WHERE status = 'published';

-- Contact -------------------------------------------------------------------------------------------------------

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  privacy_version text NOT NULL,
  privacy_accepted_at timestamptz DEFAULT now() NOT NULL,
  read_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  search_text text
    GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || name, '')
      || coalesce(E'\n ' || email, '')
      || coalesce(E'\n ' || message, ''))) STORED NOT NULL
);
CREATE INDEX contact_messages_created_at_id_idx ON contact_messages (created_at, id);
CREATE INDEX contact_messages_unread_idx ON contact_messages (created_at, id) WHERE read_at is null;
CREATE INDEX contact_messages_read_idx ON contact_messages (created_at, id) WHERE read_at is not null;
CREATE INDEX contact_messages_unanswered_idx ON contact_messages (created_at, id) WHERE answered_at is null;
CREATE INDEX contact_messages_search_text_idx ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_email_idx ON contact_messages (lower(email), created_at);
-- How common a typed text is decides between the trigrams and the order of the list: a hundred samples do not tell 1 in 1,000.
ALTER TABLE contact_messages ALTER COLUMN search_text SET STATISTICS 1000;

-- Club ----------------------------------------------------------------------------------------------------------

CREATE TABLE club_versions (
  version integer PRIMARY KEY NOT NULL,
  facts jsonb NOT NULL,
  author_id text CONSTRAINT club_versions_author_id_usuarios_id_fk REFERENCES usuarios ON DELETE SET NULL,
  restored_from integer,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX club_versions_author_id_idx ON club_versions (author_id);

-- Notices -------------------------------------------------------------------------------------------------------

CREATE TABLE team_notices (
  user_id text NOT NULL CONSTRAINT team_notices_user_id_usuarios_id_fk REFERENCES usuarios ON DELETE CASCADE,
  kind text NOT NULL,
  mode text NOT NULL,
  told_until timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT team_notices_user_id_kind_pk PRIMARY KEY (user_id, kind),
  CONSTRAINT team_notices_kind_check
    CHECK (kind in ('bookings', 'late-cancellation', 'free-seats', 'request', 'completion')),
  CONSTRAINT team_notices_mode_check CHECK (mode in ('immediate', 'daily'))
);

-- Mails ---------------------------------------------------------------------------------------------------------

CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  recipient text NOT NULL,
  language text DEFAULT 'es' NOT NULL,
  status text DEFAULT 'queued' NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  search_text text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || recipient, ''))) STORED NOT NULL,
  sent_again integer DEFAULT 0 NOT NULL,
  failed_at timestamptz,
  CONSTRAINT mails_status_check CHECK (status in ('queued', 'sent', 'failed'))
);
CREATE UNIQUE INDEX mails_kind_ref_key ON mails (kind, ref);
CREATE INDEX mails_recipient_idx ON mails (lower(recipient));
CREATE INDEX mails_created_at_id_idx ON mails (created_at, id);
CREATE INDEX mails_status_created_at_id_idx ON mails (status, created_at, id);
CREATE INDEX mails_failed_at_idx ON mails (failed_at) WHERE failed_at is not null;
CREATE INDEX mails_kind_created_at_id_idx ON mails (kind, created_at, id);
CREATE INDEX mails_search_text_idx ON mails USING gin (search_text gin_trgm_ops);
CREATE INDEX mails_message_idx
  ON mails (split_part(ref, ':', 2), status)
  WHERE kind in ('event-message', 'reminder', 'thanks');
-- How common a typed text is decides between the trigrams and the order of the list: a hundred samples do not tell 1 in 1,000.
ALTER TABLE mails ALTER COLUMN search_text SET STATISTICS 1000;

-- Privacy -------------------------------------------------------------------------------------------------------

CREATE TABLE blocked_payments (
  id uuid PRIMARY KEY NOT NULL,
  membership_number text NOT NULL,
  record text,
  left_at timestamptz NOT NULL,
  keep_until timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX blocked_payments_membership_number_key ON blocked_payments (membership_number);
CREATE INDEX blocked_payments_keep_until_idx ON blocked_payments (keep_until);

CREATE TABLE erasures (
  kind text NOT NULL,
  row_id text NOT NULL,
  erased_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT erasures_kind_row_id_pk PRIMARY KEY (kind, row_id)
);

CREATE TABLE retention_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  removed jsonb DEFAULT '{}'::jsonb NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL,
  finished_at timestamptz
);
CREATE INDEX retention_runs_started_at_idx ON retention_runs (started_at DESC NULLS LAST);

CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  fields text[] DEFAULT '{}' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX audit_log_subject_created_at_idx ON audit_log (subject, created_at);
CREATE INDEX audit_log_created_at_id_idx ON audit_log (created_at, id);
CREATE INDEX audit_log_actor_created_at_id_idx ON audit_log (actor, created_at, id);
CREATE INDEX audit_log_action_created_at_id_idx ON audit_log (action, created_at, id);

-- Platform ------------------------------------------------------------------------------------------------------

CREATE UNLOGGED TABLE budgets (
  key text PRIMARY KEY NOT NULL,
  ends_at timestamptz NOT NULL,
  tries timestamptz[] DEFAULT '{}' NOT NULL
);
CREATE INDEX budgets_ends_at_idx ON budgets (ends_at);

CREATE UNLOGGED TABLE security_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  route text,
  address text,
  account text,
  request_id text,
  count integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX security_events_last_at_id_idx ON security_events (last_at, id);
CREATE INDEX security_events_kind_last_at_id_idx ON security_events (kind, last_at, id);

CREATE TABLE security_incidents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  count integer NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX security_incidents_last_seen_at_idx ON security_incidents (last_seen_at);

CREATE TABLE stale_notices (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tag text NOT NULL,
  xact xid8 DEFAULT pg_current_xact_id() NOT NULL,
  written_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX stale_notices_xact_idx ON stale_notices (xact);

CREATE TABLE incidents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  opened_at timestamptz DEFAULT now() NOT NULL,
  last_seen_at timestamptz DEFAULT now() NOT NULL,
  recovered_at timestamptz
);
CREATE UNIQUE INDEX incidents_open_kind_key ON incidents (kind) WHERE recovered_at is null;
CREATE INDEX incidents_recovered_at_idx ON incidents (recovered_at);

CREATE TABLE database_facts (
  name text PRIMARY KEY NOT NULL,
  value jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);

-- Access: what only the owner of the database may read ----------------------------------------------------------

-- A restore runs this beside what is there.
CREATE SCHEMA IF NOT EXISTS access;

CREATE TABLE IF NOT EXISTS access.role_passwords (
  role text PRIMARY KEY NOT NULL,
  password text NOT NULL
);

-- Rules of membership -------------------------------------------------------------------------------------------

-- A request moves pending -> approved | rejected and approved -> baja, and nowhere else (back-office §4).
-- Triggers: membership_requests.membership_requests_transition
-- Refuses: membership_requests_transition
CREATE OR REPLACE FUNCTION membership_request_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND (OLD.status, NEW.status) NOT IN (('pending', 'approved'), ('pending', 'rejected'), ('approved', 'baja')) THEN
    RAISE EXCEPTION 'membership request cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'membership_requests_transition';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER membership_requests_transition BEFORE UPDATE OF status ON membership_requests
  FOR EACH ROW EXECUTE FUNCTION membership_request_transition();

-- A socio belongs to an approved request; one whose request is in baja cannot be made active again.
-- Triggers: socios.socios_request_approved
-- Refuses: socios_request_approved
CREATE OR REPLACE FUNCTION socio_request_is_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' AND (TG_OP = 'INSERT' OR OLD.status <> 'active') AND NOT EXISTS (
    SELECT 1 FROM membership_requests WHERE id = NEW.membership_request_id AND status = 'approved'
  ) THEN
    RAISE EXCEPTION 'the request of an active socio must be approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'socios_request_approved';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER socios_request_approved BEFORE INSERT OR UPDATE OF status ON socios
  FOR EACH ROW EXECUTE FUNCTION socio_request_is_approved();

-- `completed` follows the members, whoever makes or erases them. A member never moves to another request.
-- Triggers: socios.socios_complete_requests, socios.socios_uncomplete_requests
CREATE OR REPLACE FUNCTION membership_requests_note_completed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE membership_requests SET completed = true FROM made WHERE membership_requests.id = made.membership_request_id AND NOT completed;
  ELSE
    UPDATE membership_requests SET completed = false FROM gone WHERE membership_requests.id = gone.membership_request_id AND completed;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER socios_complete_requests AFTER INSERT ON socios REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION membership_requests_note_completed();
CREATE TRIGGER socios_uncomplete_requests AFTER DELETE ON socios REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION membership_requests_note_completed();

-- Whoever writes: a member who leaves, is suspended or gets another address loses the sessions that the old address has
-- begun.
-- Triggers: socios.socios_end_sessions
CREATE OR REPLACE FUNCTION socios_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_sessions WHERE socio_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER socios_end_sessions AFTER UPDATE OF status, email ON socios
  FOR EACH ROW WHEN (NEW.status <> 'active' OR lower(NEW.email) <> lower(OLD.email)) EXECUTE FUNCTION socios_end_sessions();

-- A request that is no longer approved ends the sessions of its member.
-- Triggers: membership_requests.membership_requests_end_sessions
CREATE OR REPLACE FUNCTION membership_requests_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_sessions WHERE socio_id IN (SELECT id FROM socios WHERE membership_request_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER membership_requests_end_sessions AFTER UPDATE OF status ON membership_requests
  FOR EACH ROW WHEN (NEW.status <> 'approved') EXECUTE FUNCTION membership_requests_end_sessions();

-- Rules of events -----------------------------------------------------------------------------------------------

-- When an event is over (app/events/event-times.ts). Stable, so that the planner inlines it.
CREATE OR REPLACE FUNCTION event_end(starts timestamptz, ends_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(ends_at, starts + interval '3 hours');

-- No event that starts before it is still to end.
CREATE OR REPLACE FUNCTION earliest_coming_start(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN least((SELECT min(e.date) FROM events e WHERE e.ends_at > at), at - interval '3 hours');

-- A changed event changes the calendar entries of all who are booked (RFC 5546).
-- Triggers: events.events_calendar
CREATE OR REPLACE FUNCTION events_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_parties SET calendar_sequence = calendar_sequence + 1 WHERE event_id = NEW.id AND state = 'booked';
  RETURN NULL;
END $$;
CREATE TRIGGER events_calendar AFTER UPDATE OF date, ends_at, location, location_ca, status ON events FOR EACH ROW
  WHEN (
    (OLD.date, OLD.ends_at, OLD.location, OLD.location_ca, OLD.status)
      IS DISTINCT FROM (NEW.date, NEW.ends_at, NEW.location, NEW.location_ca, NEW.status)
  ) EXECUTE FUNCTION events_calendar();

-- Whether a visitor can book now; with a proved member also within the members' window.
CREATE OR REPLACE FUNCTION event_takes_bookings_of(event events, socio uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event.status = 'published' AND event.published_at <= now() AND event.archived_at IS NULL AND event.date > now()
    AND (event.opens_at IS NULL OR event.opens_at <= now() OR socio IS NOT NULL AND coalesce(event.members_open_at <= now(), false))
    AND (event.closes_at IS NULL OR event.closes_at > now());

-- Whether visitors can book now.
CREATE OR REPLACE FUNCTION event_takes_bookings(event events) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event_takes_bookings_of(event, NULL);

-- Before the opening for all, of an event that opens earlier for members: whether somebody is not let in yet.
CREATE OR REPLACE FUNCTION event_is_for_members(event events, socio uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce(event.opens_at > now() AND event.members_open_at < event.opens_at, false) AND (
    event.members_open_at > now() OR NOT EXISTS (SELECT FROM socios WHERE id = socio AND status = 'active')
  );
END $$;

-- Rules of bookings ---------------------------------------------------------------------------------------------

-- Who acts, 'guest' or 'club': the first statement of every transaction that changes a party or its guests says so in this
-- setting, until it ends (docs/decisions/032-ledger-of-seats.md).
CREATE OR REPLACE FUNCTION seated_by() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(nullif(current_setting('el_cercle.seated_by', true), ''), 'unknown');

-- The states of a party, and how it goes from one to another. The club puts back a party that it has taken off the waiting
-- list.
-- Triggers: event_parties.event_parties_transition
-- Refuses: event_parties_transition
CREATE OR REPLACE FUNCTION event_parties_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_id <> OLD.event_id OR NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('waiting', 'offered'), ('waiting', 'booked'), ('waiting', 'cancelled'),
    ('offered', 'booked'), ('offered', 'lapsed'), ('offered', 'waiting'), ('offered', 'cancelled'),
    ('lapsed', 'waiting'), ('lapsed', 'cancelled'), ('booked', 'cancelled'), ('cancelled', 'booked'), ('cancelled', 'waiting')
  ) THEN
    RAISE EXCEPTION 'a party cannot go from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_transition';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_parties_transition BEFORE UPDATE OF state, event_id ON event_parties
  FOR EACH ROW EXECUTE FUNCTION event_parties_transition();

-- The one writer of `events.registered` and `events.held`: the difference that a row makes is committed with the row, under
-- the lock of the event's row. Nobody but the club takes seats that a waiting party fits; an accepted offer moves its seats
-- from one counter to the other. The check `events_places_check` refuses what does not fit.
-- Triggers: event_parties.event_parties_seats
-- Refuses: event_parties_line
CREATE OR REPLACE FUNCTION event_parties_seats() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_event integer;
  booked integer := 0;
  offered integer := 0;
  free_before integer;
  offers_run boolean;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    of_event := OLD.event_id;
    booked := booked - CASE OLD.state WHEN 'booked' THEN OLD.size ELSE 0 END;
    offered := offered - CASE OLD.state WHEN 'offered' THEN OLD.size ELSE 0 END;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    of_event := NEW.event_id;
    booked := booked + CASE NEW.state WHEN 'booked' THEN NEW.size ELSE 0 END;
    offered := offered + CASE NEW.state WHEN 'offered' THEN NEW.size ELSE 0 END;
  END IF;
  IF booked = 0 AND offered = 0 THEN
    -- The page says whether somebody waits for the free seats.
    INSERT INTO stale_notices (tag) SELECT 'event:' || of_event WHERE OLD.state = 'waiting' OR NEW.state = 'waiting';
    RETURN NULL;
  END IF;
  UPDATE events SET registered = registered + booked, held = held + offered WHERE id = of_event
    RETURNING max_participants - registered - held + booked + offered, offers <> 'off' INTO free_before, offers_run;
  IF TG_OP <> 'DELETE' AND booked + offered > 0 AND offers_run AND seated_by() <> 'club' AND NEW.state = 'booked' AND EXISTS (
    SELECT FROM event_parties WHERE event_id = of_event AND state = 'waiting' AND size <= free_before AND id <> NEW.id
  ) THEN
    RAISE EXCEPTION 'a waiting party fits the free seats' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_line';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER event_parties_seats AFTER INSERT OR UPDATE OF state, size OR DELETE ON event_parties
  FOR EACH ROW EXECUTE FUNCTION event_parties_seats();

-- Within the members' window only an active member takes seats, or the club, whoever writes. The names of its triggers come
-- after `event_parties_seats`, which locks the event's row.
-- Triggers: event_parties.event_parties_window_inserts, event_parties.event_parties_window_updates
-- Refuses: event_parties_members_only
CREATE OR REPLACE FUNCTION event_parties_window() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF seated_by() <> 'club' AND EXISTS (
    SELECT FROM events e WHERE e.id = NEW.event_id AND event_is_for_members(e, NEW.socio_id)
  ) THEN
    RAISE EXCEPTION 'only members book yet' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_members_only';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER event_parties_window_inserts AFTER INSERT ON event_parties
  FOR EACH ROW WHEN (NEW.state = 'booked') EXECUTE FUNCTION event_parties_window();
CREATE TRIGGER event_parties_window_updates AFTER UPDATE OF state, size ON event_parties
  FOR EACH ROW WHEN (NEW.state = 'booked' AND (OLD.state NOT IN ('booked', 'offered') OR NEW.size > OLD.size))
  EXECUTE FUNCTION event_parties_window();

-- A refund is of the price at which the seats were booked, and by the notice that the club asked for on that day
-- (`club.ts`). Of bookings from before this rule the price is null: the event's price.
-- Triggers: event_parties.event_parties_seat_price
CREATE OR REPLACE FUNCTION event_parties_seat_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seat_price := (SELECT price FROM events WHERE id = NEW.event_id);
  NEW.refund_notice_hours := coalesce(
    (SELECT nullif(facts ->> 'cancellation_hours', '')::integer FROM club_versions ORDER BY version DESC LIMIT 1), 48);
  RETURN NEW;
END $$;
CREATE TRIGGER event_parties_seat_price BEFORE INSERT OR UPDATE OF state ON event_parties
  FOR EACH ROW WHEN (NEW.state = 'booked' AND NEW.seat_price IS NULL) EXECUTE FUNCTION event_parties_seat_price();

-- The SEQUENCE of a party's calendar entry (RFC 5546) grows with all that the entry says, whoever writes. An unconfirmed
-- party has no entry.
-- Triggers: event_parties.event_parties_calendar
CREATE OR REPLACE FUNCTION event_parties_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER event_parties_calendar BEFORE UPDATE OF state, size ON event_parties FOR EACH ROW
  WHEN (
    (OLD.state, OLD.size) IS DISTINCT FROM (NEW.state, NEW.size) AND (OLD.state = 'booked' OR OLD.state = 'cancelled' AND NEW.state = 'booked')
    AND coalesce(OLD.hold, 'confirmed') = 'confirmed' AND coalesce(NEW.hold, 'confirmed') = 'confirmed'
  ) EXECUTE FUNCTION event_parties_calendar();

-- A booked party has exactly `size` guests with a seat, and any other party has none. Checked at the commit.
-- Triggers: event_parties.event_parties_have_their_guests, event_registrations.event_registrations_fill_their_party
-- Refuses: event_parties_have_their_guests
CREATE OR REPLACE FUNCTION event_parties_have_their_guests() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_party uuid;
  party event_parties;
  guests integer;
BEGIN
  IF TG_TABLE_NAME = 'event_parties' THEN
    of_party := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    of_party := OLD.party_id;
  ELSE
    of_party := NEW.party_id;
  END IF;
  SELECT * INTO party FROM event_parties WHERE id = of_party;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  -- As a filter, not as a condition, so that only the index of `party_id` applies.
  SELECT count(*) FILTER (WHERE cancelled_at IS NULL) INTO guests FROM event_registrations WHERE party_id = of_party;
  IF guests <> (CASE party.state WHEN 'booked' THEN party.size ELSE 0 END) THEN
    RAISE EXCEPTION 'a % party of % has % guests', party.state, party.size, guests
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_have_their_guests';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER event_parties_have_their_guests AFTER INSERT OR UPDATE OF state, size ON event_parties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION event_parties_have_their_guests();
CREATE CONSTRAINT TRIGGER event_registrations_fill_their_party AFTER INSERT OR UPDATE OF cancelled_at, party_id OR DELETE ON event_registrations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION event_parties_have_their_guests();

-- The one writer of what a guest's row repeats of its party: the columns that the specification names, and the language.
-- Every guest has the e-mail of the contact; what is said about a person is that of the contact, whose row has the party's
-- id. A later change of the party renews it (`event_parties_copy_contact`), the contact's name included.
-- Triggers: event_registrations.event_registrations_copy_contact
CREATE OR REPLACE FUNCTION event_registrations_copy_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  party event_parties;
  nobody event_parties;
  contact event_parties;
BEGIN
  SELECT * INTO party FROM event_parties WHERE id = NEW.party_id;
  contact := CASE WHEN NEW.id = party.id THEN party ELSE nobody END;
  NEW.email := coalesce(party.email, '');
  NEW.language := coalesce(party.language, NEW.language);
  NEW.name_key := CASE WHEN party.email IS NULL THEN NEW.id::text ELSE coalesce(contact.name_key, NEW.id::text) END;
  NEW.phone := contact.phone;
  NEW.is_member := coalesce(contact.is_member, false);
  NEW.how_did_you_know_us := contact.how_did_you_know_us;
  NEW.notes := contact.notes;
  NEW.staff_note := coalesce(contact.staff_note, '');
  NEW.user_id := contact.user_id;
  IF TG_OP = 'UPDATE' THEN
    NEW.full_name := coalesce(contact.contact_name, NEW.full_name);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_registrations_copy_contact BEFORE INSERT OR UPDATE OF party_id ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_registrations_copy_contact();

-- A changed contact is copied to the guests, by the trigger of their rows (`event_registrations_copy_contact`).
-- Triggers: event_parties.event_parties_copy_contact
CREATE OR REPLACE FUNCTION event_parties_copy_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE event_registrations SET party_id = party_id WHERE party_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER event_parties_copy_contact
  AFTER UPDATE OF contact_name, name_key, email, phone, language, how_did_you_know_us, notes, staff_note, is_member, user_id
  ON event_parties FOR EACH ROW EXECUTE FUNCTION event_parties_copy_contact();

-- Who gave a diet, when its writer does not say so.
-- Triggers: event_registrations.event_registrations_source_of_diet
CREATE OR REPLACE FUNCTION event_registrations_source_of_diet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.dietary_restrictions IS NULL THEN
    NEW.diet_by := NULL;
  ELSIF NEW.diet_by IS NULL THEN
    NEW.diet_by := CASE WHEN seated_by() = 'club' THEN 'office' WHEN NEW.id = NEW.party_id THEN 'guest' ELSE 'contact' END;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_registrations_source_of_diet BEFORE INSERT OR UPDATE OF dietary_restrictions, diet_by ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_registrations_source_of_diet();

-- Whoever had written the diet before may not be who wrote it now: what proved the one does not prove the other. The name
-- of its trigger comes after the one that decides `diet_by`.
-- Triggers: event_registrations.event_registrations_source_of_diet_renewed
CREATE OR REPLACE FUNCTION event_registrations_renew_diet_proof() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.diet_by IS DISTINCT FROM OLD.diet_by AND NEW.diet_proof = OLD.diet_proof THEN
    NEW.diet_proof := OLD.diet_proof + 1;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_registrations_source_of_diet_renewed BEFORE UPDATE OF dietary_restrictions, diet_by ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_registrations_renew_diet_proof();

-- The same mail twice is one mail. Its job has the options of its queue, as pg-boss gives them.
CREATE OR REPLACE FUNCTION enqueue_mail(of_kind text, of_ref text, to_recipient text, in_language text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  mail uuid;
BEGIN
  INSERT INTO mails (kind, ref, recipient, language) VALUES (of_kind, of_ref, to_recipient, in_language)
    ON CONFLICT DO NOTHING RETURNING id INTO mail;
  IF mail IS NOT NULL THEN
    INSERT INTO pgboss.job_common (
      name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
      dead_letter, heartbeat_seconds
    ) SELECT
      name, jsonb_build_object('id', mail), expire_seconds, deletion_seconds, now() + make_interval(secs => retention_seconds), retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    FROM pgboss.queue WHERE name = 'send-mail';
  END IF;
  RETURN mail;
END $$;

-- Whether a booking must be confirmed by mail, and keeps its seats meanwhile (docs/decisions/018-registration-holds.md).
-- `counts` are of the parties of its origin at this event, itself included, that nobody has confirmed;
-- app/seats/seat-limits.ts has the `limits`.
CREATE OR REPLACE FUNCTION decide_hold(event_seats integer, seats_left integer, counts jsonb, limits jsonb)
  RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  seats integer := counts ->> 'seats';
  quick integer := counts ->> 'recentParties';
  is_burst boolean := counts ->> 'burst';
  always integer := least((limits ->> 'alwaysAllowedSeats')::integer, greatest(1, event_seats / 2));
  is_beyond boolean := seats > always AND seats >= seats_left
    OR quick > (limits ->> 'alwaysRecently')::integer AND (counts ->> 'recentSeats')::integer >= seats_left;
BEGIN
  IF NOT is_beyond AND NOT is_burst THEN
    RETURN CASE WHEN (counts ->> 'rush')::boolean THEN 'held' ELSE 'booked' END;
  END IF;
  IF (counts ->> 'unanswered')::integer > (counts ->> 'answered')::integer THEN
    RETURN 'released';
  END IF;
  IF is_beyond THEN
    RETURN CASE WHEN (counts ->> 'parties')::integer = 1
      OR NOT is_burst AND quick <= least((limits ->> 'humanForms')::integer, greatest(2, event_seats / 6)) THEN 'held' ELSE 'released' END;
  END IF;
  RETURN CASE WHEN (counts ->> 'held')::integer + (counts ->> 'size')::integer
    <= (seats_left + seats) * (limits ->> 'heldShare')::numeric THEN 'held' ELSE 'released' END;
END $$;

-- Seats of an event that mailboxes which nobody knows have taken within these minutes. A mailbox is known when it has
-- confirmed a booking by mail, or a guest of one of its bookings has come.
CREATE OR REPLACE FUNCTION count_rush(of_event integer, minutes integer, but uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(e.size), 0)::integer FROM event_parties e
    WHERE e.event_id = of_event AND e.state = 'booked' AND e.created_at > now() - make_interval(mins => minutes) AND e.id <> but
      AND e.origin IS NOT NULL AND e.socio_id IS NULL AND e.hold IS DISTINCT FROM 'confirmed'
      AND NOT EXISTS (
        SELECT FROM event_parties known WHERE lower(known.email) = lower(e.email) AND known.event_id <> of_event AND known.state = 'booked'
          AND (known.hold = 'confirmed' OR EXISTS (SELECT FROM event_registrations g WHERE g.party_id = known.id AND g.attended_at IS NOT NULL))
      )
$$;

-- Counts for `decide_hold`, under the lock of the event's row, after the party `p` has taken its seats. `event` is its row
-- from before.
CREATE OR REPLACE FUNCTION weigh_booking(event events, p event_parties, party_size integer, is_burst boolean, limits jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  counts jsonb;
  rush_from integer := event.max_participants * (limits ->> 'rushShare')::numeric;
  is_rush boolean := false;
BEGIN
  SELECT jsonb_build_object(
      'parties', count(*) FILTER (WHERE unconfirmed), 'seats', coalesce(sum(size) FILTER (WHERE unconfirmed), 0),
      'recentParties', count(*) FILTER (WHERE unconfirmed AND recent), 'recentSeats', coalesce(sum(size) FILTER (WHERE unconfirmed AND recent), 0),
      'held', coalesce(sum(size) FILTER (WHERE unconfirmed AND hold = 'held'), 0),
      'unanswered', coalesce(sum(size) FILTER (WHERE hold IN ('held', 'released') AND (unconfirmed OR hold = 'released') AND overdue), 0),
      'answered', coalesce(sum(size) FILTER (WHERE state = 'booked' AND hold = 'confirmed'), 0))
    INTO counts FROM (
      SELECT size, hold, state, state = 'booked' AND hold IS DISTINCT FROM 'confirmed' AS unconfirmed,
        created_at > now() - make_interval(secs => (limits ->> 'recentSeconds')::integer) AS recent,
        created_at <= now() - make_interval(mins => (limits ->> 'holdMinutes')::integer) AS overdue
      FROM event_parties e WHERE e.origin = p.origin AND e.event_id = p.event_id
    ) AS of_origin;
  IF event.registered + event.held > rush_from THEN
    is_rush := count_rush(p.event_id, (limits ->> 'rushMinutes')::integer, p.id) > rush_from;
    IF is_rush AND coalesce(event.rush_at < now() - interval '1 day', true) THEN
      UPDATE events SET rush_at = now() WHERE id = event.id;
    END IF;
  END IF;
  RETURN decide_hold(event.max_participants, event.max_participants - event.registered - event.held - party_size,
    counts || jsonb_build_object('size', party_size, 'burst', is_burst, 'rush', is_rush), limits);
END $$;

-- Books a party in one round trip; the lock of the event's row waits for no network. Each statement of a volatile
-- function sees what was committed while it waited for that lock, so that no two bookings count the same state.
-- `existing`: the same person is booked or waits, and nothing is written. `decision`: booked, held or released
-- (`weigh_booking`). `from_club_network`: the party keeps no origin and is never asked to confirm. `refusal` undoes what was
-- written, also when a fence of the tables refuses; app/bookings/parties/booking-refusals.ts lists them.
CREATE OR REPLACE FUNCTION book_party(
  given jsonb, new_guests jsonb, actor text, from_origin text, is_burst boolean, limits jsonb,
  OUT decision text, OUT existing uuid, OUT refusal text
) LANGUAGE plpgsql AS $$
DECLARE
  p event_parties := jsonb_populate_record(NULL::event_parties, given);
  event events;
  mail uuid;
  of_mailbox integer;
  fence text;
BEGIN
  p.origin := CASE WHEN coalesce((given ->> 'from_club_network')::boolean, false) THEN NULL ELSE from_origin END;
  PERFORM set_config('el_cercle.seated_by', actor, true);
  -- Before anything about who is booked: within the members' window that would tell who is a member.
  IF actor <> 'club' AND EXISTS (SELECT FROM events e WHERE e.id = p.event_id AND event_is_for_members(e, p.socio_id)) THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'members-only';
  END IF;
  SELECT id INTO existing FROM event_parties e WHERE e.event_id = p.event_id AND lower(e.email) = lower(p.email)
    AND e.name_key = p.name_key AND e.state IN ('waiting', 'offered', 'booked');
  IF existing IS NOT NULL THEN
    RETURN;
  END IF;
  IF p.email IS NOT NULL THEN
    mail := enqueue_mail(
      CASE jsonb_array_length(new_guests) WHEN 1 THEN 'registration' ELSE 'party' END, p.id::text, p.email, p.language);
  END IF;
  SELECT * INTO event FROM events WHERE id = p.event_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'unknown-event';
  END IF;
  IF NOT (CASE actor WHEN 'club' THEN event.date > now() AND event.status <> 'cancelled'
      ELSE event_takes_bookings_of(event, p.socio_id) END) THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'closed';
  END IF;
  decision := 'booked';
  IF actor <> 'club' AND jsonb_array_length(new_guests) > event.party_limit THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'too-large';
  END IF;
  INSERT INTO event_parties (
    id, event_id, state, size, contact_name, name_key, email, phone, is_member, how_did_you_know_us, notes, staff_note,
    language, privacy_version, token_hash, by_club, origin, socio_id
  ) VALUES (
    p.id, p.event_id, 'booked', jsonb_array_length(new_guests), p.contact_name, p.name_key, p.email, p.phone, p.is_member,
    p.how_did_you_know_us, p.notes, coalesce(p.staff_note, ''), p.language, p.privacy_version, p.token_hash,
    actor = 'club', p.origin, p.socio_id
  );
  IF from_origin IS NOT NULL THEN
    -- The state as a filter, so that only the index of the mailbox has two of the conditions.
    SELECT sum(size) FILTER (WHERE state = 'booked') INTO of_mailbox FROM event_parties e
      WHERE e.event_id = p.event_id AND mailbox_key(e.email) = mailbox_key(p.email);
    IF of_mailbox > greatest((limits ->> 'seatsPerMailbox')::integer, event.party_limit) THEN
      RAISE SQLSTATE 'CE001' USING MESSAGE = 'mailbox-full';
    END IF;
    -- A member's address is proved, and the club vouches for its own network, so that nothing asks to confirm it.
    IF p.socio_id IS NULL AND p.origin IS NOT NULL THEN
      decision := weigh_booking(event, p, jsonb_array_length(new_guests), is_burst, limits);
    END IF;
  END IF;
  INSERT INTO event_registrations (
    id, event_id, party_id, position, full_name, privacy_version, cancel_token_hash,
    dietary_restrictions, diet_consent_version, diet_consent_at, menu_option_id, cancelled_at
  ) SELECT
    g.id, p.event_id, p.id, g.position, g.full_name, p.privacy_version, g.cancel_token_hash,
    g.dietary_restrictions, CASE WHEN g.dietary_restrictions IS NOT NULL THEN p.privacy_version END,
    CASE WHEN g.dietary_restrictions IS NOT NULL THEN now() END,
    (SELECT o.id FROM event_menu_options o WHERE o.id = g.menu_option_id AND o.event_id = p.event_id),
    CASE decision WHEN 'released' THEN now() END
  FROM jsonb_populate_recordset(NULL::event_registrations, new_guests) AS g;
  IF decision = 'booked' THEN
    RETURN;
  END IF;
  IF decision = 'released' AND EXISTS (
    SELECT FROM event_parties e WHERE e.event_id = p.event_id AND lower(e.email) = lower(p.email) AND e.name_key = p.name_key
      AND e.hold = 'released' AND e.id <> p.id
  ) THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'pending';
  END IF;
  UPDATE event_parties e SET hold = decision,
      state = CASE decision WHEN 'released' THEN 'cancelled' ELSE 'booked' END,
      held_until = CASE decision WHEN 'held' THEN now() + make_interval(mins => (limits ->> 'holdMinutes')::integer) END,
      cancelled_at = CASE decision WHEN 'released' THEN now() END
    WHERE e.id = p.id;
  UPDATE mails SET kind = 'registration-hold' WHERE id = mail;
EXCEPTION
  WHEN SQLSTATE 'CE001' THEN
    decision := NULL;
    refusal := SQLERRM;
  WHEN check_violation OR unique_violation THEN
    decision := NULL;
    GET STACKED DIAGNOSTICS fence = CONSTRAINT_NAME;
    refusal := CASE fence
      WHEN 'events_places_check' THEN 'full'
      WHEN 'event_parties_line' THEN 'line'
      WHEN 'event_parties_members_only' THEN 'members-only'
      WHEN 'event_parties_size_check' THEN 'too-large'
      WHEN 'event_parties_person_key' THEN 'booked-meanwhile'
      WHEN 'event_registrations_person_key' THEN 'already'
    END;
    IF refusal IS NULL THEN
      RAISE;
    END IF;
END $$;

-- Rules of door -------------------------------------------------------------------------------------------------

-- `attended_at` is when the earliest check-in was that is not undone. The guest's row is locked by a statement of its own,
-- so that the next one sees what another phone has committed meanwhile.
-- Triggers: event_checkins.event_checkins_attended_at
CREATE OR REPLACE FUNCTION event_checkins_attended_at() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM event_registrations WHERE id = NEW.registration_id FOR NO KEY UPDATE;
  UPDATE event_registrations r SET attended_at = seen.at, updated_at = now()
    FROM (SELECT min(at) AS at FROM event_checkins WHERE registration_id = NEW.registration_id AND undone_at IS NULL) AS seen
    WHERE r.id = NEW.registration_id AND r.attended_at IS DISTINCT FROM seen.at;
  RETURN NULL;
END $$;
CREATE TRIGGER event_checkins_attended_at AFTER INSERT OR UPDATE OF undone_at ON event_checkins
  FOR EACH ROW EXECUTE FUNCTION event_checkins_attended_at();

-- Whoever writes `attended_at` itself, as a cancelled seat does, checks in or undoes.
-- Triggers: event_registrations.event_registrations_check_in, event_registrations.event_registrations_check_in_of_new
CREATE OR REPLACE FUNCTION event_registrations_check_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.attended_at IS NULL THEN
    UPDATE event_checkins SET undone_at = now() WHERE registration_id = NEW.id AND undone_at IS NULL;
  ELSIF NOT EXISTS (SELECT FROM event_checkins WHERE registration_id = NEW.id AND undone_at IS NULL) THEN
    INSERT INTO event_checkins (id, registration_id, event_id, at) VALUES (gen_random_uuid(), NEW.id, NEW.event_id, NEW.attended_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER event_registrations_check_in AFTER UPDATE OF attended_at ON event_registrations
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND OLD.attended_at IS DISTINCT FROM NEW.attended_at)
  EXECUTE FUNCTION event_registrations_check_in();
CREATE TRIGGER event_registrations_check_in_of_new AFTER INSERT ON event_registrations
  FOR EACH ROW WHEN (NEW.attended_at IS NOT NULL) EXECUTE FUNCTION event_registrations_check_in();

-- A pass ends 12 hours after the start, also of an event that moves; but none comes back, and none outlives the evening
-- that it was given for.
-- Triggers: events.door_passes_follow_their_event
CREATE OR REPLACE FUNCTION door_passes_follow_their_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE door_passes
    SET expires_at = CASE WHEN NEW.date < OLD.date + interval '2 days' THEN NEW.date + interval '12 hours' ELSE expires_at END,
      revoked_at = CASE WHEN NEW.date < OLD.date + interval '2 days' THEN NULL ELSE now() END
    WHERE event_id = NEW.id AND revoked_at IS NULL AND expires_at > now();
  RETURN NULL;
END $$;
CREATE TRIGGER door_passes_follow_their_event AFTER UPDATE OF date ON events
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date) EXECUTE FUNCTION door_passes_follow_their_event();

-- Rules of event messages ---------------------------------------------------------------------------------------

-- What is sent stays as it was when sending began, whoever writes; afterwards only its state moves on.
-- Triggers: event_messages.event_messages_frozen
-- Refuses: event_messages_frozen
CREATE OR REPLACE FUNCTION event_messages_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.started_at IS NOT NULL
    AND (OLD.event_id, OLD.kind, OLD.audience, OLD.send_at, OLD.subject, OLD.subject_ca, OLD.body, OLD.body_ca, OLD.started_at)
      IS DISTINCT FROM (NEW.event_id, NEW.kind, NEW.audience, NEW.send_at, NEW.subject, NEW.subject_ca, NEW.body, NEW.body_ca, NEW.started_at)
  THEN RAISE EXCEPTION 'a message that is being sent does not change' USING CONSTRAINT = 'event_messages_frozen', ERRCODE = 'check_violation';
  END IF;
  IF OLD.state <> NEW.state AND (
    OLD.state = 'missed'
    OR OLD.started_at IS NULL AND NEW.state = 'sent'
    OR OLD.started_at IS NOT NULL AND (OLD.state, NEW.state) NOT IN (('sending', 'sent'), ('sending', 'stopped'), ('sent', 'stopped'))
  ) THEN RAISE EXCEPTION 'a message cannot go from % to %', OLD.state, NEW.state
      USING CONSTRAINT = 'event_messages_frozen', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_messages_frozen BEFORE UPDATE ON event_messages FOR EACH ROW EXECUTE FUNCTION event_messages_frozen();

-- Rules of contact ----------------------------------------------------------------------------------------------

-- Whether somebody has sent the same message lately, for a role that may not read messages.
CREATE OR REPLACE FUNCTION contact_message_is_known(sender text, words text, within interval) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM contact_messages WHERE lower(email) = lower(sender) AND message = words AND created_at > now() - within
  )
$$;

-- Rules of privacy ----------------------------------------------------------------------------------------------

-- The audit log is only ever added to.
-- Triggers: audit_log.audit_log_kept
CREATE OR REPLACE FUNCTION audit_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_kept();

-- Rows of the audit log go when the three years of the privacy text are over, no day sooner.
-- Triggers: audit_log.audit_log_row_kept
CREATE OR REPLACE FUNCTION audit_log_row_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at > now() - interval '3 years' THEN
    RAISE EXCEPTION 'audit_log is kept for three years' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER audit_log_row_kept BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_row_is_kept();

-- Rules of platform ---------------------------------------------------------------------------------------------

-- Consumes one attempt of each limit, in order, until one is used up (app/platform/rate-limit). `allowed`: how many were
-- consumed; `wait`: seconds until the one that refuses has room. A used-up limit writes nothing.
CREATE OR REPLACE FUNCTION consume_attempts(
  keys text[], maxima integer[], windows interval[], burst_maxima integer[], burst_windows interval[],
  OUT allowed integer, OUT wait integer, OUT burst boolean
) LANGUAGE plpgsql AS $$
DECLARE
  attempts timestamptz[];
BEGIN
  burst := false;
  FOR n IN 1 .. cardinality(keys) LOOP
    allowed := n - 1;
    INSERT INTO budgets AS b (key, tries, ends_at) VALUES (keys[n], array[now()], now() + windows[n])
      ON CONFLICT (key) DO UPDATE
        SET tries = array(SELECT at FROM unnest(b.tries) AS at WHERE at > now() - windows[n]) || now(), ends_at = excluded.ends_at
        WHERE (SELECT count(*) FROM unnest(b.tries) AS at WHERE at > now() - windows[n]) < maxima[n]
      RETURNING tries INTO attempts;
    IF NOT FOUND THEN
      SELECT ceil(extract(epoch FROM min(at) + windows[n] - now())) INTO wait
        FROM budgets, unnest(tries) AS at WHERE key = keys[n] AND at > now() - windows[n];
      RETURN;
    END IF;
    burst := burst OR coalesce(
      (SELECT count(*) FROM unnest(attempts) AS at WHERE at > now() - burst_windows[n]) > burst_maxima[n], false);
  END LOOP;
  allowed := cardinality(keys);
END $$;

-- Whoever changes what a public page shows, the same transaction notes which pages are stale. Arguments: what one row is
-- called, its key's column, what the lists of such rows are called.
-- Triggers: blog_posts.blog_posts_stale, event_courses.event_courses_stale,
--   event_menu_options.event_menu_options_stale, media.media_stale, organizers.organizers_stale,
--   restaurants.restaurants_stale
CREATE OR REPLACE FUNCTION row_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  INSERT INTO stale_notices (tag)
    SELECT tag FROM (VALUES
      (TG_ARGV[0] || ':' || (CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[1])),
      (TG_ARGV[2])
    ) AS tags (tag) WHERE tag IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_stale AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION row_is_stale('post', 'id', 'posts');
CREATE TRIGGER event_courses_stale AFTER INSERT OR UPDATE OR DELETE ON event_courses
  FOR EACH ROW EXECUTE FUNCTION row_is_stale('event', 'event_id');
CREATE TRIGGER event_menu_options_stale AFTER INSERT OR UPDATE OR DELETE ON event_menu_options
  FOR EACH ROW EXECUTE FUNCTION row_is_stale('event', 'event_id');
CREATE TRIGGER media_stale AFTER INSERT OR UPDATE OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION row_is_stale('picture', 'hash');
CREATE TRIGGER organizers_stale AFTER INSERT OR UPDATE OR DELETE ON organizers FOR EACH ROW EXECUTE FUNCTION row_is_stale('organizer', 'id');
CREATE TRIGGER restaurants_stale AFTER INSERT OR UPDATE OR DELETE ON restaurants FOR EACH ROW EXECUTE FUNCTION row_is_stale('restaurant', 'id', 'restaurants');

-- Every cached page is rendered again: a table is emptied, or the club's facts change.
-- Triggers: blog_posts.blog_posts_all_stale, club_versions.club_versions_stale, event_courses.event_courses_all_stale,
--   event_menu_options.event_menu_options_all_stale, event_scores.event_scores_all_stale, events.events_all_stale,
--   media.media_all_stale, organizers.organizers_all_stale, restaurants.restaurants_all_stale
CREATE OR REPLACE FUNCTION all_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('everything');
  RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_all_stale AFTER TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER club_versions_stale AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON club_versions FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER event_courses_all_stale AFTER TRUNCATE ON event_courses FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER event_menu_options_all_stale AFTER TRUNCATE ON event_menu_options FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER event_scores_all_stale AFTER TRUNCATE ON event_scores FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER events_all_stale AFTER TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER media_all_stale AFTER TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER organizers_all_stale AFTER TRUNCATE ON organizers FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
CREATE TRIGGER restaurants_all_stale AFTER TRUNCATE ON restaurants FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();

-- A change of the seats makes the event's own page stale, and no list: it is written in the middle of a booking. Every
-- other change makes the lists stale, too.
-- Triggers: events.events_stale
CREATE OR REPLACE FUNCTION event_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was events;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD;
    was.registered := NEW.registered;
    was.held := NEW.held;
    IF was IS NOT DISTINCT FROM NEW THEN
      IF NEW.registered <> OLD.registered OR NEW.held <> OLD.held THEN
        INSERT INTO stale_notices (tag) VALUES ('event:' || NEW.id);
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO stale_notices (tag) VALUES ('event:' || (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)), ('events');
  RETURN NULL;
END $$;
CREATE TRIGGER events_stale AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION event_is_stale();

-- The page of an event links to its chronicle.
-- Triggers: blog_posts.blog_posts_event_stale
CREATE OR REPLACE FUNCTION post_event_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  INSERT INTO stale_notices (tag)
    SELECT DISTINCT 'event:' || linked FROM (VALUES
      (CASE TG_OP WHEN 'INSERT' THEN NULL ELSE OLD.event_id END), (CASE TG_OP WHEN 'DELETE' THEN NULL ELSE NEW.event_id END)
    ) AS events_of_post (linked) WHERE linked IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_event_stale AFTER INSERT OR UPDATE OR DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION post_event_is_stale();

-- The pages of an event and of its restaurant show its scores.
-- Triggers: event_scores.event_scores_stale
CREATE OR REPLACE FUNCTION event_score_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  scored integer := CASE TG_OP WHEN 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('event:' || scored);
  INSERT INTO stale_notices (tag) SELECT 'restaurant:' || restaurant_id FROM events WHERE id = scored AND restaurant_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER event_scores_stale AFTER INSERT OR UPDATE OR DELETE ON event_scores
  FOR EACH ROW EXECUTE FUNCTION event_score_is_stale();

-- A score counts while its guest is said to have come.
-- Triggers: event_registrations.event_registrations_score_stale
CREATE OR REPLACE FUNCTION score_of_guest_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO stale_notices (tag) SELECT 'event:' || event_id FROM event_scores WHERE registration_id = NEW.id;
  INSERT INTO stale_notices (tag) SELECT 'restaurant:' || events.restaurant_id FROM event_scores JOIN events ON events.id = event_scores.event_id
    WHERE registration_id = NEW.id AND events.restaurant_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER event_registrations_score_stale AFTER UPDATE OF attended_at, cancelled_at ON event_registrations FOR EACH ROW
  WHEN ((OLD.attended_at IS NULL) <> (NEW.attended_at IS NULL) OR (OLD.cancelled_at IS NULL) <> (NEW.cancelled_at IS NULL))
  EXECUTE FUNCTION score_of_guest_is_stale();
