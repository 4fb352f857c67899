-- How a contact knew of the club is the party's (`event_parties`); the contact's registration has a copy of it, whoever books.
CREATE FUNCTION event_registrations_contact_knew_us() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.how_did_you_know_us := coalesce(NEW.how_did_you_know_us, (SELECT p.how_did_you_know_us FROM event_parties p WHERE p.id = NEW.id));
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Its name comes after those that give a registration its party.
CREATE TRIGGER event_registrations_zz_contact_knew_us BEFORE INSERT ON event_registrations
  FOR EACH ROW WHEN (NEW.id = NEW.party_id) EXECUTE FUNCTION event_registrations_contact_knew_us();
--> statement-breakpoint
-- As in 0034_diets.sql, but what the party knows is not lost to a registration without it.
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
--> statement-breakpoint
UPDATE event_registrations r SET how_did_you_know_us = p.how_did_you_know_us
  FROM event_parties p WHERE p.id = r.id AND r.how_did_you_know_us IS NULL AND p.how_did_you_know_us IS NOT NULL;
