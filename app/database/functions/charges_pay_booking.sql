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
