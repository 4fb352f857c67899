SET LOCAL lock_timeout = '500ms';
LOCK TABLE event_parties IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
-- How many seats of a booking its guests have given up after the notice of the terms (`seats/refund-terms.ts`), with the whole
-- booking or as a part of it; those that were given to others in the same change are not free.
CREATE OR REPLACE FUNCTION late_seats(party event_parties) RETURNS integer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(greatest(0, given.seats - (
      SELECT count(*) FROM event_registrations other WHERE other.party_id = party.id AND other.created_at = given.at))), 0)::integer
    FROM (
      SELECT cancelled_at AS at, count(*) AS seats FROM event_registrations
        WHERE party_id = party.id AND cancelled_at IS NOT NULL AND cancelled_by = 'guest' GROUP BY cancelled_at
    ) AS given
    JOIN events ON events.id = party.event_id
    WHERE given.at > events.date - make_interval(hours => coalesce(party.refund_notice_hours, 48))
      AND (events.changed_at IS NULL OR events.changed_at > given.at OR events.changed_at <= coalesce(
        (SELECT min(created_at) FROM event_registrations WHERE party_id = party.id), party.created_at))
$$;

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

DROP TRIGGER event_parties_end_charge ON event_parties;
CREATE CONSTRAINT TRIGGER event_parties_end_charge AFTER UPDATE OF version, payment_state, paid_amount ON event_parties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.version <> OLD.version OR NEW.payment_state = 'invited' OR coalesce(NEW.paid_amount, 0) > coalesce(OLD.paid_amount, 0))
  EXECUTE FUNCTION event_parties_end_charge();
