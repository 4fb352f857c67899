ALTER TABLE "events" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "rejection_message" text;--> statement-breakpoint
-- By hand: Drizzle knows no functions. The same as `nameKey`: a name without case, accents and repeated spaces.
CREATE FUNCTION person_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')));
--> statement-breakpoint
CREATE UNIQUE INDEX "membership_requests_pending_person_key" ON "membership_requests" USING btree (lower("email"),person_name_key("full_name")) WHERE "membership_requests"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_cancelled_by_check" CHECK ("event_registrations"."cancelled_by" in ('guest', 'office'));
--> statement-breakpoint
-- Weaker than the index before: two people may share a mailbox. The previous release names no index and works with either.
DROP INDEX "membership_requests_pending_email_key";
