-- No event that starts before it is still to end.
CREATE OR REPLACE FUNCTION earliest_coming_start(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN least((SELECT min(e.date) FROM events e WHERE e.ends_at > at), at - interval '3 hours');
