-- A payment is credit of its account until parts of it pay charges (`payment_parts_settled`).
-- Triggers: payments.payments_credited
CREATE OR REPLACE FUNCTION payments_credited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE member_accounts SET credit_cents = credit_cents + NEW.cents WHERE id = NEW.account_id;
  ELSE
    UPDATE member_accounts SET credit_cents = credit_cents - OLD.cents WHERE id = OLD.account_id;
  END IF;
  RETURN NULL;
END $$;
