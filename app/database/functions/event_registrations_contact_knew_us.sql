-- How a contact knew of the club is the party's; the contact's registration has a copy of it, whoever books.
-- Triggers: event_registrations.event_registrations_zz_contact_knew_us
CREATE OR REPLACE FUNCTION event_registrations_contact_knew_us() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.how_did_you_know_us := coalesce(NEW.how_did_you_know_us, (SELECT p.how_did_you_know_us FROM event_parties p WHERE p.id = NEW.id));
  RETURN NEW;
END $$;
