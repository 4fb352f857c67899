-- A registration without a party gets one of its own.
-- Triggers: event_registrations.event_registrations_release_before_inserts
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
