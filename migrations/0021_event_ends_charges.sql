SET LOCAL lock_timeout = '500ms';
LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
-- An event whose date, state or price changes asks less of some bookings: a seat that was given up too late may be in time for the
-- later date. Each booking with a charge is saved again, so that `event_parties_end_charge` compares the two.
-- Triggers: events.events_end_charges
CREATE OR REPLACE FUNCTION events_end_charges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE event_parties SET version = version + 1 WHERE event_id = NEW.id AND id::text IN (
    SELECT split_part(key, ':', 1) FROM charges WHERE event_id = NEW.id AND kind = 'dinner' AND cancelled_at IS NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER events_end_charges AFTER UPDATE OF date, changed_at, status, price ON events FOR EACH ROW
  WHEN ((NEW.date, NEW.changed_at, NEW.status, NEW.price) IS DISTINCT FROM (OLD.date, OLD.changed_at, OLD.status, OLD.price))
  EXECUTE FUNCTION events_end_charges();
