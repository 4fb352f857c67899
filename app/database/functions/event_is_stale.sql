-- A change of the seats makes the event's own page stale, and no list: it is written in the middle of a booking. Every
-- other change makes the lists stale, too.
-- Triggers: events.events_stale
CREATE OR REPLACE FUNCTION event_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was events;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD;
    was.registered := NEW.registered;
    was.held := NEW.held;
    IF was IS NOT DISTINCT FROM NEW THEN
      IF NEW.registered <> OLD.registered OR NEW.held <> OLD.held THEN
        INSERT INTO stale_notices (tag) VALUES ('event:' || NEW.id);
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO stale_notices (tag) VALUES ('event:' || (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)), ('events');
  RETURN NULL;
END $$;
