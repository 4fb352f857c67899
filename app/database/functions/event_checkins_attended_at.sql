-- `attended_at` is when the earliest check-in was that is not undone. The guest's row is locked by a statement of its own,
-- so that the next one sees what another phone has committed meanwhile.
-- Triggers: event_checkins.event_checkins_attended_at
CREATE OR REPLACE FUNCTION event_checkins_attended_at() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM event_registrations WHERE id = NEW.registration_id FOR NO KEY UPDATE;
  UPDATE event_registrations r SET attended_at = seen.at, updated_at = now()
    FROM (SELECT min(at) AS at FROM event_checkins WHERE registration_id = NEW.registration_id AND undone_at IS NULL) AS seen
    WHERE r.id = NEW.registration_id AND r.attended_at IS DISTINCT FROM seen.at;
  RETURN NULL;
END $$;
