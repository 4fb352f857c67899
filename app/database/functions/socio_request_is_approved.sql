-- A socio belongs to an approved request; one whose request is in baja cannot be made active again.
-- Triggers: socios.socios_request_approved
-- Refuses: socios_request_approved
CREATE OR REPLACE FUNCTION socio_request_is_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' AND (TG_OP = 'INSERT' OR OLD.status <> 'active') AND NOT EXISTS (
    SELECT 1 FROM membership_requests WHERE id = NEW.membership_request_id AND status = 'approved'
  ) THEN
    RAISE EXCEPTION 'the request of an active socio must be approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'socios_request_approved';
  END IF;
  RETURN NEW;
END $$;
