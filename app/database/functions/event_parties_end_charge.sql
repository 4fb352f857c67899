-- The charges of a booking ask at most what it owes (`dinner_owed`): what is noted at the booking ends those of which nothing is
-- settled, the newest first, until they do. At the end of the transaction, when a refund or a move of seats is whole. A charge
-- leaves the remittance that nobody has sealed (`treasury/live-lines.server.ts`). One that the bank debits stays, and refuses
-- money and an invitation; its remittance is not locked, since settling locks it before the booking.
-- Triggers: event_parties.event_parties_end_charge
-- Refuses: event_parties_charged
CREATE OR REPLACE FUNCTION event_parties_end_charge() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owed integer;
  asked integer;
  charge charges;
BEGIN
  SELECT sum(cents - settled_cents) INTO asked FROM charges
    WHERE event_id = NEW.event_id AND kind = 'dinner' AND split_part(key, ':', 1) = NEW.id::text AND cancelled_at IS NULL;
  IF asked IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT dinner_owed(p) INTO owed FROM event_parties p WHERE id = NEW.id AND erased_at IS NULL;
  FOR charge IN SELECT * FROM charges
    WHERE event_id = NEW.event_id AND kind = 'dinner' AND split_part(key, ':', 1) = NEW.id::text
      AND cancelled_at IS NULL AND settled_cents = 0 ORDER BY id DESC
  LOOP
    EXIT WHEN owed IS NULL OR asked <= owed;
    PERFORM FROM remittances WHERE id IN (
      SELECT item.remittance_id FROM remittance_lines line JOIN remittance_items item ON item.id = line.item_id
        WHERE line.charge_id = charge.id AND line.live)
      AND status IN ('draft', 'notified') ORDER BY id FOR SHARE;
    UPDATE remittance_lines line SET live = false
      FROM remittance_items item JOIN remittances ON remittances.id = item.remittance_id
      WHERE item.id = line.item_id AND line.charge_id = charge.id AND line.live AND remittances.status IN ('draft', 'notified');
    UPDATE charges SET cancelled_at = now(), cancelled_by = coalesce(NEW.paid_by, 'system'), cancelled_why = 'booking'
      WHERE id = charge.id AND NOT EXISTS (SELECT FROM remittance_lines WHERE charge_id = charge.id AND live);
    IF FOUND THEN
      asked := asked - charge.cents;
    ELSIF NEW.payment_state = 'invited' OR coalesce(NEW.paid_amount, 0) > coalesce(OLD.paid_amount, 0) THEN
      RAISE EXCEPTION 'the bank debits the charge' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_charged';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
