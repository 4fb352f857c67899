-- A pass ends 12 hours after the start, also of an event that moves; but none comes back, and none outlives the evening
-- that it was given for.
-- Triggers: events.door_passes_follow_their_event
CREATE OR REPLACE FUNCTION door_passes_follow_their_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE door_passes
    SET expires_at = CASE WHEN NEW.date < OLD.date + interval '2 days' THEN NEW.date + interval '12 hours' ELSE expires_at END,
      revoked_at = CASE WHEN NEW.date < OLD.date + interval '2 days' THEN NULL ELSE now() END
    WHERE event_id = NEW.id AND revoked_at IS NULL AND expires_at > now();
  RETURN NULL;
END $$;
