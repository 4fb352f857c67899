-- The one writer of `member_accounts.owed_cents`: the difference that a charge makes is committed with the charge.
-- Triggers: charges.charges_owed
CREATE OR REPLACE FUNCTION charges_owed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  difference integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.cancelled_at IS NULL THEN difference := difference - (OLD.cents - OLD.settled_cents); END IF;
  IF NEW.cancelled_at IS NULL THEN difference := difference + (NEW.cents - NEW.settled_cents); END IF;
  IF difference <> 0 THEN
    UPDATE member_accounts SET owed_cents = owed_cents + difference WHERE id = NEW.account_id;
  END IF;
  RETURN NULL;
END $$;
