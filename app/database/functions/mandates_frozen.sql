-- What is signed stays as it was signed. An encrypted value may be encrypted with another key, or be erased.
-- Triggers: mandates.mandates_frozen
-- Refuses: mandates_frozen
CREATE OR REPLACE FUNCTION mandates_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change text[];
BEGIN
  IF (OLD.account_id, OLD.reference, OLD.signed_on, OLD.via, OLD.iban_last4, OLD.notice_days, OLD.text_version, OLD.sha256)
    IS DISTINCT FROM (NEW.account_id, NEW.reference, NEW.signed_on, NEW.via, NEW.iban_last4, NEW.notice_days, NEW.text_version, NEW.sha256)
  THEN RAISE EXCEPTION 'a signed mandate does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'mandates_frozen';
  END IF;
  FOREACH change SLICE 1 IN ARRAY ARRAY[
    [OLD.holder, NEW.holder], [OLD.iban, NEW.iban], [OLD.bic, NEW.bic], [OLD.address, NEW.address], [OLD.document, NEW.document]
  ] LOOP
    IF change[2] <> coalesce(change[1], '') AND split_part(change[2], '.', 2) = split_part(coalesce(change[1], change[2]), '.', 2)
    THEN RAISE EXCEPTION 'a signed mandate does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'mandates_frozen';
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
