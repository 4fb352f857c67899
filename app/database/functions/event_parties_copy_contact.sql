-- A changed contact is copied to the guests, by the trigger of their rows (`event_registrations_copy_contact`).
-- Triggers: event_parties.event_parties_copy_contact
CREATE OR REPLACE FUNCTION event_parties_copy_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE event_registrations SET party_id = party_id WHERE party_id = NEW.id;
  RETURN NULL;
END $$;
