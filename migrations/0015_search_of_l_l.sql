-- The lock waits for who is writing rows with the function of before, which 0016 writes again.
SET LOCAL lock_timeout = '500ms';
LOCK TABLE blog_posts, contact_messages, event_parties, event_registrations, events, mails, membership_requests, organizers, restaurants, socios, usuarios IN SHARE ROW EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
-- Text as the panel's searches compare it: without case and accents, and with «ll» for «l·l» and «l-l», which people type for
-- each other. Immutable, so that indexes can be built on it. Not strict: its parts are, and only so is it inlined.
CREATE OR REPLACE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'l[·-](?=l)', 'l', 'g')
$$;
