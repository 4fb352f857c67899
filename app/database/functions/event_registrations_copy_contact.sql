-- The one writer of what a guest's row repeats of its party: the columns that the specification names, and the language.
-- Every guest has the e-mail of the contact; what is said about a person is that of the contact, whose row has the party's
-- id. A later change of the party renews it (`event_parties_copy_contact`), the contact's name included.
-- Triggers: event_registrations.event_registrations_copy_contact
CREATE OR REPLACE FUNCTION event_registrations_copy_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  party event_parties;
  nobody event_parties;
  contact event_parties;
BEGIN
  SELECT * INTO party FROM event_parties WHERE id = NEW.party_id;
  contact := CASE WHEN NEW.id = party.id THEN party ELSE nobody END;
  NEW.email := coalesce(party.email, '');
  NEW.language := coalesce(party.language, NEW.language);
  NEW.name_key := CASE WHEN party.email IS NULL THEN NEW.id::text ELSE coalesce(contact.name_key, NEW.id::text) END;
  NEW.phone := contact.phone;
  NEW.is_member := coalesce(contact.is_member, false);
  NEW.how_did_you_know_us := contact.how_did_you_know_us;
  NEW.notes := contact.notes;
  NEW.staff_note := coalesce(contact.staff_note, '');
  NEW.user_id := contact.user_id;
  IF TG_OP = 'UPDATE' THEN
    NEW.full_name := coalesce(contact.contact_name, NEW.full_name);
  END IF;
  RETURN NEW;
END $$;
