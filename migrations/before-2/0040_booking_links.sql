-- The link in a party's mails is derived from this number, too: a corrected address gets another link.
ALTER TABLE "event_parties" ADD COLUMN "link_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "event_entry" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Bookings from before the parties, which have no price of their own (0033): their mails had the calendar entry of the event.
UPDATE "event_parties" SET "event_entry" = true WHERE "seat_price" IS NULL AND "state" IN ('booked', 'cancelled');
--> statement-breakpoint
-- For the release before the parties: it answers «full» to who books there and waits already.
CREATE OR REPLACE FUNCTION event_registrations_release_before_inserts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  new_key text := NEW.name_key;
BEGIN
  -- The registration's own foreign key refuses it.
  IF NOT EXISTS (SELECT FROM events WHERE id = NEW.event_id) THEN
    RETURN NEW;
  END IF;
  -- `take_seat` finds who waits and answers «full», which undoes this party.
  IF EXISTS (
    SELECT FROM event_parties WHERE event_id = NEW.event_id AND lower(email) = lower(NEW.email) AND name_key = NEW.name_key
      AND state IN ('waiting', 'offered')
  ) THEN
    new_key := NEW.id::text;
  END IF;
  INSERT INTO event_parties (
    id, event_id, state, size, contact_name, name_key, email, phone, is_member, how_did_you_know_us, notes, staff_note, user_id, language,
    privacy_version, privacy_accepted_at, token_hash, cancelled_at, cancelled_by, origin, hold, held_until, created_at, updated_at
  ) VALUES (
    NEW.id, NEW.event_id, CASE WHEN NEW.cancelled_at IS NULL THEN 'booked' ELSE 'cancelled' END, 1, NEW.full_name, new_key, NEW.email,
    NEW.phone, NEW.is_member, NEW.how_did_you_know_us, NEW.notes, NEW.staff_note, NEW.user_id, NEW.language, NEW.privacy_version,
    NEW.privacy_accepted_at, NEW.cancel_token_hash, NEW.cancelled_at, NEW.cancelled_by, NEW.origin, NEW.hold, NEW.held_until, NEW.created_at,
    NEW.updated_at
  ) ON CONFLICT DO NOTHING;
  -- Not inserted: the same person is registered, and the insert of the registration finds that, too.
  NEW.party_id := NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION take_seat(
  of_event integer, of_email text, of_origin text, recent interval,
  OUT seats integer, OUT taken integer, OUT of_mailbox integer, OUT unconfirmed integer, OUT recently integer, OUT held integer
) LANGUAGE plpgsql AS $$
BEGIN
  -- Its own statement, so that the next one sees who began to wait meanwhile.
  PERFORM FROM events WHERE id = of_event FOR NO KEY UPDATE;
  -- The same person waits: a party that waits has no guests but the one that this transaction has inserted.
  IF EXISTS (
    SELECT FROM event_parties p JOIN event_registrations r
      ON r.event_id = p.event_id AND lower(r.email) = lower(p.email) AND r.name_key = p.name_key AND r.cancelled_at IS NULL
    WHERE p.event_id = of_event AND p.state IN ('waiting', 'offered') AND lower(p.email) = lower(of_email)
  ) THEN
    RETURN;
  END IF;
  UPDATE events e SET registered = e.registered + 1
    WHERE e.id = of_event AND event_takes_bookings(e) AND e.registered + e.held < e.max_participants
      AND NOT EXISTS (
        SELECT FROM event_parties p
        WHERE e.offers <> 'off' AND p.event_id = e.id AND p.state = 'waiting' AND p.size <= e.max_participants - e.registered - e.held
      )
    RETURNING e.max_participants, e.registered INTO seats, taken;
  IF of_origin IS NULL OR seats IS NULL THEN
    RETURN;
  END IF;
  SELECT count(*) INTO of_mailbox FROM event_registrations
    WHERE event_id = of_event AND cancelled_at IS NULL AND mailbox_key(email) = mailbox_key(of_email);
  SELECT count(*), count(*) FILTER (WHERE created_at > now() - recent), count(*) FILTER (WHERE hold = 'held')
    INTO unconfirmed, recently, held FROM event_registrations
    WHERE origin = of_origin AND event_id = of_event AND cancelled_at IS NULL AND hold IS DISTINCT FROM 'confirmed';
END $$;
