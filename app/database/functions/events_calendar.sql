-- A changed event changes the calendar entries of all who are booked (RFC 5546).
-- Triggers: events.events_calendar
CREATE OR REPLACE FUNCTION events_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_parties SET calendar_sequence = calendar_sequence + 1 WHERE event_id = NEW.id AND state = 'booked';
  RETURN NULL;
END $$;
