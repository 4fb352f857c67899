-- By hand, as take_seat below: Drizzle knows no functions. «name+anything@host» is delivered to name@host.
CREATE FUNCTION mailbox_key(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(email, '\+[^@]*@', '@'));
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "event_registrations_mailbox_idx" ON "event_registrations" USING btree ("event_id",mailbox_key("email")) WHERE "event_registrations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "event_registrations_origin_event_id_idx" ON "event_registrations" USING btree ("origin","event_id") WHERE "event_registrations"."origin" is not null;--> statement-breakpoint
CREATE INDEX "event_registrations_held_until_idx" ON "event_registrations" USING btree ("held_until") WHERE "event_registrations"."hold" is not null;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_hold_check" CHECK ("event_registrations"."hold" is null or "event_registrations"."hold" in ('held', 'released', 'confirmed'));--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_held_until_check" CHECK ("event_registrations"."hold" is distinct from 'held' or "event_registrations"."held_until" is not null);--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_released_check" CHECK ("event_registrations"."hold" is distinct from 'released' or "event_registrations"."cancelled_at" is not null);
--> statement-breakpoint
-- One round trip takes a seat under the lock of the event's row and counts afterwards: within a volatile function each statement sees what was
-- committed while it waited for that lock, so that no two registrations count the same state. All results are null when no seat is free or the
-- event has begun; the counts are null without an origin.
CREATE FUNCTION take_seat(
  of_event integer, of_email text, of_origin text, recent interval,
  OUT seats integer, OUT taken integer, OUT of_mailbox integer, OUT unconfirmed integer, OUT recently integer, OUT held integer
) LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET registered = registered + 1
    WHERE id = of_event AND date > now() AND registered < max_participants
    RETURNING max_participants, registered INTO seats, taken;
  IF of_origin IS NULL OR seats IS NULL THEN
    RETURN;
  END IF;
  SELECT count(*) INTO of_mailbox FROM event_registrations
    WHERE event_id = of_event AND cancelled_at IS NULL AND mailbox_key(email) = mailbox_key(of_email);
  SELECT count(*), count(*) FILTER (WHERE created_at > now() - recent), count(*) FILTER (WHERE hold = 'held')
    INTO unconfirmed, recently, held FROM event_registrations
    WHERE origin = of_origin AND event_id = of_event AND cancelled_at IS NULL AND hold IS DISTINCT FROM 'confirmed';
END $$;
