-- How many seats of a booking its guests have given up after the notice of the terms (`seats/refund-terms.ts`), with the whole
-- booking or as a part of it; those that were given to others in the same change are not free.
CREATE OR REPLACE FUNCTION late_seats(party event_parties) RETURNS integer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(greatest(0, given.seats - (
      SELECT count(*) FROM event_registrations other WHERE other.party_id = party.id AND other.created_at = given.at))), 0)::integer
    FROM (
      SELECT cancelled_at AS at, count(*) AS seats FROM event_registrations
        WHERE party_id = party.id AND cancelled_at IS NOT NULL AND cancelled_by = 'guest' GROUP BY cancelled_at
    ) AS given
    JOIN events ON events.id = party.event_id
    WHERE given.at > events.date - make_interval(hours => coalesce(party.refund_notice_hours, 48))
      AND (events.changed_at IS NULL OR events.changed_at > given.at OR events.changed_at <= coalesce(
        (SELECT min(created_at) FROM event_registrations WHERE party_id = party.id), party.created_at))
$$;
