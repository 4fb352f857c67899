-- A booked party has exactly `size` guests with a seat, and any other party has none. Checked at the commit.
-- Triggers: event_parties.event_parties_have_their_guests, event_registrations.event_registrations_fill_their_party
-- Refuses: event_parties_have_their_guests
CREATE OR REPLACE FUNCTION event_parties_have_their_guests() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_party uuid;
  party event_parties;
  guests integer;
BEGIN
  IF TG_TABLE_NAME = 'event_parties' THEN
    of_party := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    of_party := OLD.party_id;
  ELSE
    of_party := NEW.party_id;
  END IF;
  SELECT * INTO party FROM event_parties WHERE id = of_party;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  -- As a filter, not as a condition, so that only the index of `party_id` applies.
  SELECT count(*) FILTER (WHERE cancelled_at IS NULL) INTO guests FROM event_registrations WHERE party_id = of_party;
  IF guests <> (CASE party.state WHEN 'booked' THEN party.size ELSE 0 END) THEN
    RAISE EXCEPTION 'a % party of % has % guests', party.state, party.size, guests
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_have_their_guests';
  END IF;
  RETURN NULL;
END $$;
