-- Within the members' window only an active member takes seats, or the club, whoever writes. The names of its triggers come
-- after `event_parties_seats`, which locks the event's row.
-- Triggers: event_parties.event_parties_window_inserts, event_parties.event_parties_window_updates
-- Refuses: event_parties_members_only
CREATE OR REPLACE FUNCTION event_parties_window() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF seated_by() <> 'club' AND EXISTS (
    SELECT FROM events e WHERE e.id = NEW.event_id AND event_is_for_members(e, NEW.socio_id)
  ) THEN
    RAISE EXCEPTION 'only members book yet' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_members_only';
  END IF;
  RETURN NULL;
END $$;
