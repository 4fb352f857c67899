-- Whether a booking must be confirmed by mail, and keeps its seats meanwhile (docs/decisions/018-registration-holds.md).
-- `counts` are of the parties of its origin at this event, itself included, that nobody has confirmed;
-- app/seats/seat-limits.ts has the `limits`.
CREATE OR REPLACE FUNCTION decide_hold(event_seats integer, seats_left integer, counts jsonb, limits jsonb)
  RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  seats integer := counts ->> 'seats';
  quick integer := counts ->> 'recentParties';
  is_burst boolean := counts ->> 'burst';
  always integer := least((limits ->> 'alwaysAllowedSeats')::integer, greatest(1, event_seats / 2));
  is_beyond boolean := seats > always AND seats >= seats_left
    OR quick > (limits ->> 'alwaysRecently')::integer AND (counts ->> 'recentSeats')::integer >= seats_left;
BEGIN
  IF NOT is_beyond AND NOT is_burst THEN
    RETURN CASE WHEN (counts ->> 'rush')::boolean THEN 'held' ELSE 'booked' END;
  END IF;
  IF (counts ->> 'unanswered')::integer > (counts ->> 'answered')::integer THEN
    RETURN 'released';
  END IF;
  IF is_beyond THEN
    RETURN CASE WHEN (counts ->> 'parties')::integer = 1
      OR NOT is_burst AND quick <= least((limits ->> 'humanForms')::integer, greatest(2, event_seats / 6)) THEN 'held' ELSE 'released' END;
  END IF;
  RETURN CASE WHEN (counts ->> 'held')::integer + (counts ->> 'size')::integer
    <= (seats_left + seats) * (limits ->> 'heldShare')::numeric THEN 'held' ELSE 'released' END;
END $$;
