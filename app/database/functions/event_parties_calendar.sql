-- The SEQUENCE of a party's calendar entry (RFC 5546) grows with all that the entry says, whoever writes. An unconfirmed
-- party has no entry.
-- Triggers: event_parties.event_parties_calendar
CREATE OR REPLACE FUNCTION event_parties_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_sequence := OLD.calendar_sequence + 1;
  RETURN NEW;
END $$;
