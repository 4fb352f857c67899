-- The one writer of `events.registered` and `events.held`: the difference that a row makes is committed with the row, under
-- the lock of the event's row. Nobody but the club takes seats that a waiting party fits; an accepted offer moves its seats
-- from one counter to the other. The check `events_places_check` refuses what does not fit.
-- Triggers: event_parties.event_parties_seats
-- Refuses: event_parties_line
CREATE OR REPLACE FUNCTION event_parties_seats() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_event integer;
  booked integer := 0;
  offered integer := 0;
  free_before integer;
  offers_run boolean;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    of_event := OLD.event_id;
    booked := booked - CASE OLD.state WHEN 'booked' THEN OLD.size ELSE 0 END;
    offered := offered - CASE OLD.state WHEN 'offered' THEN OLD.size ELSE 0 END;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    of_event := NEW.event_id;
    booked := booked + CASE NEW.state WHEN 'booked' THEN NEW.size ELSE 0 END;
    offered := offered + CASE NEW.state WHEN 'offered' THEN NEW.size ELSE 0 END;
  END IF;
  IF booked = 0 AND offered = 0 THEN
    -- The page says whether somebody waits for the free seats.
    INSERT INTO stale_notices (tag) SELECT 'event:' || of_event WHERE OLD.state = 'waiting' OR NEW.state = 'waiting';
    RETURN NULL;
  END IF;
  UPDATE events SET registered = registered + booked, held = held + offered WHERE id = of_event
    RETURNING max_participants - registered - held + booked + offered, offers <> 'off' INTO free_before, offers_run;
  IF TG_OP <> 'DELETE' AND booked + offered > 0 AND offers_run AND seated_by() <> 'club' AND NEW.state = 'booked' AND EXISTS (
    SELECT FROM event_parties WHERE event_id = of_event AND state = 'waiting' AND size <= free_before AND id <> NEW.id
  ) THEN
    RAISE EXCEPTION 'a waiting party fits the free seats' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_line';
  END IF;
  RETURN NULL;
END $$;
