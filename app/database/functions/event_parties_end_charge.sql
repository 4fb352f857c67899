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
