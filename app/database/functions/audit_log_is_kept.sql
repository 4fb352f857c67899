-- The audit log is only ever added to.
-- Triggers: audit_log.audit_log_kept
CREATE OR REPLACE FUNCTION audit_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
