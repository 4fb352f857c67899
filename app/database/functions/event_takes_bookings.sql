-- Whether visitors can book now.
CREATE OR REPLACE FUNCTION event_takes_bookings(event events) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event_takes_bookings_of(event, NULL);
