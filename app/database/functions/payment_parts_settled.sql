-- The one writer of `charges.settled_cents`, and of `member_accounts.credit_cents` with `payments_credited`. A part is of one
-- account, and the parts of a payment are together at most the payment. The account's row is the lock. What retention deletes is
-- settled or cancelled, used or reversed: it changes no sum (`treasury/entries-erasure.server.ts`).
-- Triggers: payment_parts.payment_parts_settled
-- Refuses: payment_parts_account, payment_parts_sum
CREATE OR REPLACE FUNCTION payment_parts_settled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_account uuid;
  paid integer;
  used integer;
BEGIN
  SELECT account_id, cents INTO of_account, paid FROM payments WHERE id = NEW.payment_id;
  UPDATE member_accounts SET credit_cents = credit_cents - NEW.cents WHERE id = of_account;
  UPDATE charges SET settled_cents = settled_cents + NEW.cents WHERE id = NEW.charge_id AND account_id = of_account;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a payment pays charges of its own account' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_parts_account';
  END IF;
  SELECT sum(cents) INTO used FROM payment_parts WHERE payment_id = NEW.payment_id;
  IF abs(used) > abs(paid) OR sign(used) * sign(paid) < 0 THEN
    RAISE EXCEPTION 'the parts of a payment are more than the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_parts_sum';
  END IF;
  RETURN NULL;
END $$;
