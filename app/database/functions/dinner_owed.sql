-- The cents that a booking owes: its seats and those given up too late, less the money that is held for them, which is what was
-- paid without the refund that is due. Nothing of an event that is cancelled, nor of an invitation; null without an event. What
-- charges on an account ask of it is a part of this.
CREATE OR REPLACE FUNCTION dinner_owed(party event_parties) RETURNS integer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN events.status = 'cancelled' OR party.payment_state = 'invited'
      OR party.state NOT IN ('booked', 'cancelled') OR coalesce(party.hold, 'confirmed') <> 'confirmed' THEN 0
    ELSE greatest(0,
      round(coalesce(party.seat_price, events.price) * 100)
        * (CASE party.state WHEN 'booked' THEN party.size ELSE 0 END + late_seats(party))
      - round((coalesce(party.paid_amount, 0)
        - CASE WHEN party.refund_settled_at IS NULL THEN coalesce(party.refund_due, 0) ELSE 0 END) * 100))
    END::integer
    FROM events WHERE events.id = party.event_id
$$;
