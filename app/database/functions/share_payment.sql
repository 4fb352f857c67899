-- Shares what a booking has paid evenly, to the cent, among its seats and those given up with a share in it; null: nothing is
-- paid. Of a booking that keeps no seat, those that it had at last.
CREATE OR REPLACE FUNCTION share_payment(of_party uuid, cents integer) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE event_registrations r SET paid_share = CASE
      WHEN cents IS NULL OR shared.id IS NULL THEN NULL
      ELSE (cents / shared.seats + CASE WHEN shared.number <= cents % shared.seats THEN 1 ELSE 0 END) / 100.0 END
    FROM event_registrations guest LEFT JOIN (
      SELECT seat.id, row_number() OVER (ORDER BY seat.position, seat.id) AS number, count(*) OVER () AS seats
        FROM event_registrations seat JOIN event_parties party ON party.id = seat.party_id
        WHERE seat.party_id = of_party
          AND (seat.cancelled_at IS NULL OR seat.cancelled_at = party.cancelled_at OR seat.paid_share > 0)
    ) AS shared ON shared.id = guest.id
    WHERE r.id = guest.id AND guest.party_id = of_party
$$;
