-- An event whose date, state or price changes asks less of some bookings: a seat that was given up too late may be in time for the
-- later date. Each booking with a charge is saved again, so that `event_parties_end_charge` compares the two.
-- Triggers: events.events_end_charges
CREATE OR REPLACE FUNCTION events_end_charges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE event_parties SET version = version + 1 WHERE event_id = NEW.id AND id::text IN (
    SELECT split_part(key, ':', 1) FROM charges WHERE event_id = NEW.id AND kind = 'dinner' AND cancelled_at IS NULL);
  RETURN NULL;
END $$;
