-- A payment is credit of its account until parts of it pay charges (`payment_parts_settled`).
-- Triggers: payments.payments_credited
CREATE OR REPLACE FUNCTION payments_credited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE member_accounts SET credit_cents = credit_cents + NEW.cents WHERE id = NEW.account_id;
  RETURN NULL;
END $$;
