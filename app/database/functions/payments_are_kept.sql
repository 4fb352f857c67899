-- A payment and its parts are only ever added to: what was wrong is reversed. The note of a payment can be emptied.
-- Triggers: payment_parts.payment_parts_kept, payments.payments_kept
-- Refuses: payments_are_kept
CREATE OR REPLACE FUNCTION payments_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments and their parts do not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_are_kept';
END $$;
