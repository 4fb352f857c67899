-- The pages of an event and of its restaurant show its scores.
-- Triggers: event_scores.event_scores_stale
CREATE OR REPLACE FUNCTION event_score_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  scored integer := CASE TG_OP WHEN 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('event:' || scored);
  INSERT INTO stale_notices (tag) SELECT 'restaurant:' || restaurant_id FROM events WHERE id = scored AND restaurant_id IS NOT NULL;
  RETURN NULL;
END $$;
