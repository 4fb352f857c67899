-- Seats of an event that mailboxes which nobody knows have taken within these minutes. A mailbox is known when it has
-- confirmed a booking by mail, or a guest of one of its bookings has come.
CREATE OR REPLACE FUNCTION count_rush(of_event integer, minutes integer, but uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(e.size), 0)::integer FROM event_parties e
    WHERE e.event_id = of_event AND e.state = 'booked' AND e.created_at > now() - make_interval(mins => minutes) AND e.id <> but
      AND e.origin IS NOT NULL AND e.socio_id IS NULL AND e.hold IS DISTINCT FROM 'confirmed'
      AND NOT EXISTS (
        SELECT FROM event_parties known WHERE lower(known.email) = lower(e.email) AND known.event_id <> of_event AND known.state = 'booked'
          AND (known.hold = 'confirmed' OR EXISTS (SELECT FROM event_registrations g WHERE g.party_id = known.id AND g.attended_at IS NOT NULL))
      )
$$;
