-- A guest is at the dinner if one of its check-ins is not undone. Ids are made on the phones: the same check-in twice is one, and an undo
-- names the check-ins that its phone has seen, also one that arrives later. So the order of arrival and the clocks do not matter.
CREATE TABLE "event_checkins" (
  "id" uuid PRIMARY KEY,
  "registration_id" uuid NOT NULL,
  "event_id" integer NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "device" text,
  "actor" text,
  "undone_at" timestamp with time zone,
  "undone_by" text,
  CONSTRAINT "event_checkins_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id")
    REFERENCES "event_registrations"("id") ON DELETE CASCADE,
  CONSTRAINT "event_checkins_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "event_checkins_registration_id_idx" ON "event_checkins" ("registration_id");
--> statement-breakpoint
CREATE INDEX "event_checkins_event_id_idx" ON "event_checkins" ("event_id");
--> statement-breakpoint
CREATE TABLE "door_passes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "event_id" integer NOT NULL,
  "name" text NOT NULL,
  "token_hash" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "door_passes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX "door_passes_token_hash_key" ON "door_passes" ("token_hash");
--> statement-breakpoint
CREATE INDEX "door_passes_event_id_idx" ON "door_passes" ("event_id");
--> statement-breakpoint
INSERT INTO "event_checkins" ("id", "registration_id", "event_id", "at")
  SELECT gen_random_uuid(), "id", "event_id", "attended_at" FROM "event_registrations" WHERE "attended_at" IS NOT NULL;
--> statement-breakpoint
-- `attended_at` is when the earliest check-in was that is not undone. The guest's row is locked by a statement of its own, so that the
-- next one sees what another phone has committed meanwhile.
CREATE FUNCTION event_checkins_attended_at() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM event_registrations WHERE id = NEW.registration_id FOR NO KEY UPDATE;
  UPDATE event_registrations r SET attended_at = seen.at, updated_at = now()
    FROM (SELECT min(at) AS at FROM event_checkins WHERE registration_id = NEW.registration_id AND undone_at IS NULL) AS seen
    WHERE r.id = NEW.registration_id AND r.attended_at IS DISTINCT FROM seen.at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_checkins_attended_at AFTER INSERT OR UPDATE OF undone_at ON event_checkins
  FOR EACH ROW EXECUTE FUNCTION event_checkins_attended_at();
--> statement-breakpoint
-- Whoever writes `attended_at` itself, as the release before and a cancelled seat do, checks in or undoes.
CREATE FUNCTION event_registrations_check_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.attended_at IS NULL THEN
    UPDATE event_checkins SET undone_at = now() WHERE registration_id = NEW.id AND undone_at IS NULL;
  ELSIF NOT EXISTS (SELECT FROM event_checkins WHERE registration_id = NEW.id AND undone_at IS NULL) THEN
    INSERT INTO event_checkins (id, registration_id, event_id, at) VALUES (gen_random_uuid(), NEW.id, NEW.event_id, NEW.attended_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_check_in AFTER UPDATE OF attended_at ON event_registrations
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND OLD.attended_at IS DISTINCT FROM NEW.attended_at)
  EXECUTE FUNCTION event_registrations_check_in();
--> statement-breakpoint
CREATE TRIGGER event_registrations_check_in_of_new AFTER INSERT ON event_registrations
  FOR EACH ROW WHEN (NEW.attended_at IS NOT NULL) EXECUTE FUNCTION event_registrations_check_in();
--> statement-breakpoint
-- A pass ends 12 hours after the start, also of an event that moves; but none comes back, and none outlives the evening
-- that it was given for.
CREATE FUNCTION door_passes_follow_their_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE door_passes
    SET expires_at = CASE WHEN NEW.date < OLD.date + interval '2 days' THEN NEW.date + interval '12 hours' ELSE expires_at END,
      revoked_at = CASE WHEN NEW.date < OLD.date + interval '2 days' THEN NULL ELSE now() END
    WHERE event_id = NEW.id AND revoked_at IS NULL AND expires_at > now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER door_passes_follow_their_event AFTER UPDATE OF date ON events
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date) EXECUTE FUNCTION door_passes_follow_their_event();
