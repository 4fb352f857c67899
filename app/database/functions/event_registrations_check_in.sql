-- Whoever writes `attended_at` itself, as a cancelled seat does, checks in or undoes.
-- Triggers: event_registrations.event_registrations_check_in, event_registrations.event_registrations_check_in_of_new
CREATE OR REPLACE FUNCTION event_registrations_check_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.attended_at IS NULL THEN
    UPDATE event_checkins SET undone_at = now() WHERE registration_id = NEW.id AND undone_at IS NULL;
  ELSIF NOT EXISTS (SELECT FROM event_checkins WHERE registration_id = NEW.id AND undone_at IS NULL) THEN
    INSERT INTO event_checkins (id, registration_id, event_id, at) VALUES (gen_random_uuid(), NEW.id, NEW.event_id, NEW.attended_at);
  END IF;
  RETURN NULL;
END $$;
