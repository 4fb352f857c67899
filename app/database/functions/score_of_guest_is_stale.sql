-- A score counts while its guest is said to have come.
-- Triggers: event_registrations.event_registrations_score_stale
CREATE OR REPLACE FUNCTION score_of_guest_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO stale_notices (tag) SELECT 'event:' || event_id FROM event_scores WHERE registration_id = NEW.id;
  INSERT INTO stale_notices (tag) SELECT 'restaurant:' || events.restaurant_id FROM event_scores JOIN events ON events.id = event_scores.event_id
    WHERE registration_id = NEW.id AND events.restaurant_id IS NOT NULL;
  RETURN NULL;
END $$;
