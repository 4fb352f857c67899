-- The party follows a registration that is written without saying who acts.
-- Triggers: event_registrations.event_registrations_release_before_changes,
--   event_registrations.event_registrations_release_before_deletes
CREATE OR REPLACE FUNCTION event_registrations_release_before_changes() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  guests integer;
BEGIN
  SELECT count(*) INTO guests FROM event_registrations WHERE party_id = OLD.party_id AND cancelled_at IS NULL;
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM event_registrations WHERE party_id = OLD.party_id) THEN
      UPDATE event_parties SET size = greatest(guests, 1), state = CASE WHEN guests = 0 AND state = 'booked' THEN 'cancelled' ELSE state END
        WHERE id = OLD.party_id;
    ELSE
      DELETE FROM event_parties WHERE id = OLD.party_id;
    END IF;
    RETURN NULL;
  END IF;
  UPDATE event_parties SET
      state = CASE WHEN guests > 0 THEN 'booked' WHEN state = 'booked' THEN 'cancelled' ELSE state END,
      size = CASE WHEN guests > 0 THEN guests ELSE size END,
      cancelled_at = CASE WHEN guests > 0 THEN NULL ELSE NEW.cancelled_at END,
      cancelled_by = CASE WHEN guests > 0 THEN NULL ELSE NEW.cancelled_by END,
      hold = NEW.hold, held_until = NEW.held_until, origin = NEW.origin, updated_at = now()
    WHERE id = OLD.party_id;
  IF NEW.id = NEW.party_id THEN
    UPDATE event_parties SET
        contact_name = NEW.full_name, name_key = NEW.name_key, email = CASE WHEN by_club THEN nullif(NEW.email, '') ELSE NEW.email END,
        phone = NEW.phone, is_member = NEW.is_member, notes = NEW.notes, staff_note = NEW.staff_note, language = NEW.language,
        how_did_you_know_us = CASE WHEN NEW.erased_at IS NULL THEN coalesce(NEW.how_did_you_know_us, how_did_you_know_us) END, user_id = NEW.user_id, privacy_version = NEW.privacy_version,
        token_hash = CASE WHEN NEW.erased_at IS NULL THEN token_hash ELSE NEW.cancel_token_hash END, erased_at = NEW.erased_at, version = version + 1
      WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
