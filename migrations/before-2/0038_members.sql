ALTER TABLE "events" ADD COLUMN "members_open_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "socio_id" uuid;--> statement-breakpoint
ALTER TABLE "event_parties" ADD CONSTRAINT "event_parties_socio_id_socios_id_fk" FOREIGN KEY ("socio_id") REFERENCES "public"."socios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_parties_socio_id_idx" ON "event_parties" USING btree ("socio_id");--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"socio_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_socio_id_socios_id_fk" FOREIGN KEY ("socio_id") REFERENCES "public"."socios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_sessions_token_hash_key" ON "member_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "member_sessions_socio_id_idx" ON "member_sessions" USING btree ("socio_id");--> statement-breakpoint
CREATE INDEX "member_sessions_ends_at_idx" ON "member_sessions" USING btree ("ends_at");--> statement-breakpoint
-- Whoever writes: a member who leaves, is suspended or gets another address loses the sessions that the old address has begun.
CREATE FUNCTION socios_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_sessions WHERE socio_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER socios_end_sessions AFTER UPDATE OF status, email ON socios
  FOR EACH ROW WHEN (NEW.status <> 'active' OR lower(NEW.email) <> lower(OLD.email)) EXECUTE FUNCTION socios_end_sessions();
--> statement-breakpoint
CREATE FUNCTION membership_requests_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_sessions WHERE socio_id IN (SELECT id FROM socios WHERE membership_request_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER membership_requests_end_sessions AFTER UPDATE OF status ON membership_requests
  FOR EACH ROW WHEN (NEW.status <> 'approved') EXECUTE FUNCTION membership_requests_end_sessions();
--> statement-breakpoint
-- With a proved member: also within the members' window.
CREATE FUNCTION event_takes_bookings_of(event events, socio uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event.status = 'published' AND event.published_at <= now() AND event.archived_at IS NULL AND event.date > now()
    AND (event.opens_at IS NULL OR event.opens_at <= now() OR socio IS NOT NULL AND event.members_open_at <= now())
    AND (event.closes_at IS NULL OR event.closes_at > now());
--> statement-breakpoint
CREATE OR REPLACE FUNCTION event_takes_bookings(event events) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event_takes_bookings_of(event, NULL);
--> statement-breakpoint
-- Before the opening for all, of an event that opens earlier for members: whether somebody is not let in yet.
CREATE FUNCTION event_is_for_members(event events, socio uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce(event.opens_at > now() AND event.members_open_at < event.opens_at, false) AND (
    event.members_open_at > now() OR NOT EXISTS (SELECT FROM socios WHERE id = socio AND status = 'active')
  );
END $$;
--> statement-breakpoint
-- The fence of the members' window, whoever writes: only an active member takes seats, or the club. Its name comes after `event_parties_seats`,
-- which locks the event's row.
CREATE FUNCTION event_parties_window() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF seated_by() <> 'club' AND EXISTS (
    SELECT FROM events e WHERE e.id = NEW.event_id AND event_is_for_members(e, NEW.socio_id)
  ) THEN
    RAISE EXCEPTION 'only members book yet' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_members_only';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_parties_window_inserts AFTER INSERT ON event_parties
  FOR EACH ROW WHEN (NEW.state = 'booked') EXECUTE FUNCTION event_parties_window();
--> statement-breakpoint
CREATE TRIGGER event_parties_window_updates AFTER UPDATE OF state, size ON event_parties
  FOR EACH ROW WHEN (NEW.state = 'booked' AND (OLD.state NOT IN ('booked', 'offered') OR NEW.size > OLD.size))
  EXECUTE FUNCTION event_parties_window();
