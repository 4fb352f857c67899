-- A refund is of the price at which the seats were booked, and by the notice that the club asked for on that day
-- (`club.ts`). Of bookings from before this rule the price is null: the event's price.
-- Triggers: event_parties.event_parties_seat_price
CREATE OR REPLACE FUNCTION event_parties_seat_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seat_price := (SELECT price FROM events WHERE id = NEW.event_id);
  NEW.refund_notice_hours := coalesce(
    (SELECT nullif(facts ->> 'cancellation_hours', '')::integer FROM club_versions ORDER BY version DESC LIMIT 1), 48);
  RETURN NEW;
END $$;
