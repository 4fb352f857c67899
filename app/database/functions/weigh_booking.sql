-- Counts for `decide_hold`, under the lock of the event's row, after the party `p` has taken its seats. `event` is its row
-- from before.
CREATE OR REPLACE FUNCTION weigh_booking(event events, p event_parties, party_size integer, is_burst boolean, limits jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  counts jsonb;
  rush_from integer := event.max_participants * (limits ->> 'rushShare')::numeric;
  is_rush boolean := false;
BEGIN
  SELECT jsonb_build_object(
      'parties', count(*) FILTER (WHERE unconfirmed), 'seats', coalesce(sum(size) FILTER (WHERE unconfirmed), 0),
      'recentParties', count(*) FILTER (WHERE unconfirmed AND recent), 'recentSeats', coalesce(sum(size) FILTER (WHERE unconfirmed AND recent), 0),
      'held', coalesce(sum(size) FILTER (WHERE unconfirmed AND hold = 'held'), 0),
      'unanswered', coalesce(sum(size) FILTER (WHERE hold IN ('held', 'released') AND (unconfirmed OR hold = 'released') AND overdue), 0),
      'answered', coalesce(sum(size) FILTER (WHERE state = 'booked' AND hold = 'confirmed'), 0))
    INTO counts FROM (
      SELECT size, hold, state, state = 'booked' AND hold IS DISTINCT FROM 'confirmed' AS unconfirmed,
        created_at > now() - make_interval(secs => (limits ->> 'recentSeconds')::integer) AS recent,
        created_at <= now() - make_interval(mins => (limits ->> 'holdMinutes')::integer) AS overdue
      FROM event_parties e WHERE e.origin = p.origin AND e.event_id = p.event_id
    ) AS of_origin;
  IF event.registered + event.held > rush_from THEN
    is_rush := count_rush(p.event_id, (limits ->> 'rushMinutes')::integer, p.id) > rush_from;
    IF is_rush AND coalesce(event.rush_at < now() - interval '1 day', true) THEN
      UPDATE events SET rush_at = now() WHERE id = event.id;
    END IF;
  END IF;
  RETURN decide_hold(event.max_participants, event.max_participants - event.registered - event.held - party_size,
    counts || jsonb_build_object('size', party_size, 'burst', is_burst, 'rush', is_rush), limits);
END $$;
