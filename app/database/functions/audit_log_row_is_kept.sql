-- Rows of the audit log go when the three years of the privacy text are over, no day sooner.
-- Triggers: audit_log.audit_log_row_kept
CREATE OR REPLACE FUNCTION audit_log_row_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at > now() - interval '3 years' THEN
    RAISE EXCEPTION 'audit_log is kept for three years' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
