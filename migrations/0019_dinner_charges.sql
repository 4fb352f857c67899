SET LOCAL lock_timeout = '500ms';
LOCK TABLE event_parties IN SHARE ROW EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
-- The booking of a dinner says what the account has paid of it: «who has paid» is in one place. The key of the charge begins with
-- the id of the booking. A direct debit is shown as a transfer.
-- Triggers: charges.charges_pay_booking
CREATE OR REPLACE FUNCTION charges_pay_booking() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  party event_parties;
  payment payments;
  paid integer;
BEGIN
  SELECT * INTO party FROM event_parties
    WHERE event_id = NEW.event_id AND id::text = split_part(NEW.key, ':', 1) AND erased_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  paid := greatest(0, round(coalesce(party.paid_amount, 0) * 100)::integer + NEW.settled_cents - OLD.settled_cents);
  SELECT p.* INTO payment FROM payment_parts part JOIN payments p ON p.id = part.payment_id
    WHERE part.charge_id = NEW.id AND part.cents > 0 ORDER BY part.id DESC LIMIT 1;
  PERFORM FROM event_registrations WHERE party_id = party.id ORDER BY id FOR NO KEY UPDATE;
  IF paid = 0 OR payment.id IS NULL THEN
    UPDATE event_parties SET payment_state = 'unpaid', paid_amount = NULL, paid_way = NULL, paid_at = NULL, paid_by = NULL,
      payment_version = payment_version + 1, updated_at = now() WHERE id = party.id;
    PERFORM share_payment(party.id, NULL);
  ELSE
    UPDATE event_parties SET payment_state = 'paid', paid_amount = paid / 100.0,
      paid_way = CASE payment.method WHEN 'direct-debit' THEN 'transfer' ELSE payment.method END,
      paid_at = payment.created_at, paid_by = payment.created_by,
      payment_version = payment_version + 1, updated_at = now() WHERE id = party.id;
    PERFORM share_payment(party.id, paid);
  END IF;
  RETURN NULL;
END $$;

-- More money that is noted at a booking, or an invitation, ends the charge of its dinner while nothing of it is settled. It leaves
-- the remittance that nobody has sealed (`treasury/live-lines.server.ts`); one that is sealed at this moment refuses the money.
-- Triggers: event_parties.event_parties_end_charge
-- Refuses: event_parties_charged
CREATE OR REPLACE FUNCTION event_parties_end_charge() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  charge charges;
BEGIN
  SELECT * INTO charge FROM charges
    WHERE event_id = NEW.event_id AND kind = 'dinner' AND split_part(key, ':', 1) = NEW.id::text
      AND cancelled_at IS NULL AND settled_cents = 0;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM FROM remittances WHERE id IN (
    SELECT item.remittance_id FROM remittance_lines line JOIN remittance_items item ON item.id = line.item_id
      WHERE line.charge_id = charge.id AND line.live) ORDER BY id FOR SHARE;
  UPDATE remittance_lines line SET live = false
    FROM remittance_items item JOIN remittances ON remittances.id = item.remittance_id
    WHERE item.id = line.item_id AND line.charge_id = charge.id AND line.live AND remittances.status IN ('draft', 'notified');
  UPDATE charges SET cancelled_at = now(), cancelled_by = coalesce(NEW.paid_by, 'system'), cancelled_why = 'booking'
    WHERE id = charge.id AND NOT EXISTS (SELECT FROM remittance_lines WHERE charge_id = charge.id AND live);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the bank debits the charge' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_charged';
  END IF;
  RETURN NULL;
END $$;

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
CREATE TRIGGER charges_pay_booking AFTER UPDATE OF settled_cents ON charges FOR EACH ROW
  WHEN (NEW.kind = 'dinner' AND NEW.settled_cents <> OLD.settled_cents) EXECUTE FUNCTION charges_pay_booking();
CREATE TRIGGER event_parties_end_charge AFTER UPDATE OF payment_state, paid_amount ON event_parties FOR EACH ROW
  WHEN (coalesce(NEW.paid_amount, 0) > coalesce(OLD.paid_amount, 0)
    OR (NEW.payment_state = 'invited' AND OLD.payment_state <> 'invited')) EXECUTE FUNCTION event_parties_end_charge();
CREATE TRIGGER treasury_creditor_all_stale AFTER INSERT OR DELETE OR TRUNCATE ON treasury_creditor FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
