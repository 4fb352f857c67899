-- The refund that the cancellation of a seat owes, so that restoring the seat takes back this part and no other.
ALTER TABLE "event_registrations" ADD COLUMN "refund_due" numeric(10, 2);
--> statement-breakpoint
-- What is owed already is of the seats that were cancelled last before it was, as far as it goes.
UPDATE event_registrations r SET refund_due = owed.each
  FROM (
    SELECT g.id, coalesce(p.seat_price, e.price) AS each, p.refund_due,
      row_number() OVER (PARTITION BY p.id ORDER BY g.cancelled_at DESC, g.position) AS nth
    FROM event_parties p JOIN events e ON e.id = p.event_id JOIN event_registrations g ON g.party_id = p.id
    WHERE p.refund_due > 0 AND p.refund_settled_at IS NULL AND g.cancelled_at < p.refund_due_at + interval '1 minute'
  ) AS owed
  WHERE r.id = owed.id AND owed.nth * owed.each <= owed.refund_due;
