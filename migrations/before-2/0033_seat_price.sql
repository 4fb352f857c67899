ALTER TABLE "event_parties" ADD COLUMN "seat_price" numeric(10, 2);
--> statement-breakpoint
-- A refund is of the price at which the seats were booked. Of bookings from before it is null: the event's price.
CREATE FUNCTION event_parties_seat_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seat_price := (SELECT price FROM events WHERE id = NEW.event_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_parties_seat_price BEFORE INSERT OR UPDATE OF state ON event_parties
  FOR EACH ROW WHEN (NEW.state = 'booked' AND NEW.seat_price IS NULL) EXECUTE FUNCTION event_parties_seat_price();
