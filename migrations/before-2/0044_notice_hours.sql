-- Before it alters anything, for less time than a deadlock takes to be detected (`0034_diets.sql`).
SET LOCAL lock_timeout = '500ms';--> statement-breakpoint
LOCK TABLE event_parties IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
SET LOCAL lock_timeout = 0;--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "refund_notice_hours" integer;--> statement-breakpoint
-- As in 0033_seat_price.sql, with the notice that the club asks for on that day (`club.ts`).
CREATE OR REPLACE FUNCTION event_parties_seat_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seat_price := (SELECT price FROM events WHERE id = NEW.event_id);
  NEW.refund_notice_hours := coalesce(
    (SELECT nullif(facts ->> 'cancellation_hours', '')::integer FROM club_versions ORDER BY version DESC LIMIT 1), 48);
  RETURN NEW;
END $$;
