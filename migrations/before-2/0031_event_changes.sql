CREATE TABLE "event_changes" (
	"event_id" integer NOT NULL,
	"version" integer NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"location_ca" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_changes_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_parties_refund_settled_idx" ON "event_parties" USING btree ("refund_settled_at") WHERE "event_parties"."refund_settled_at" is not null;
--> statement-breakpoint
-- The SEQUENCE of a party's calendar entry (RFC 5546) grows with all that the entry says, whoever writes. An unconfirmed party has no entry.
CREATE FUNCTION event_parties_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_parties_calendar BEFORE UPDATE OF state, size ON event_parties FOR EACH ROW
  WHEN (
    (OLD.state, OLD.size) IS DISTINCT FROM (NEW.state, NEW.size) AND (OLD.state = 'booked' OR OLD.state = 'cancelled' AND NEW.state = 'booked')
    AND coalesce(OLD.hold, 'confirmed') = 'confirmed' AND coalesce(NEW.hold, 'confirmed') = 'confirmed'
  ) EXECUTE FUNCTION event_parties_calendar();
--> statement-breakpoint
CREATE FUNCTION events_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_parties SET calendar_sequence = calendar_sequence + 1 WHERE event_id = NEW.id AND state = 'booked';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_calendar AFTER UPDATE OF date, ends_at, location, location_ca, status ON events FOR EACH ROW
  WHEN (
    (OLD.date, OLD.ends_at, OLD.location, OLD.location_ca, OLD.status)
      IS DISTINCT FROM (NEW.date, NEW.ends_at, NEW.location, NEW.location_ca, NEW.status)
  ) EXECUTE FUNCTION events_calendar();
