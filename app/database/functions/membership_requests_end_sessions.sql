-- A request that is no longer approved ends the sessions of its member.
-- Triggers: membership_requests.membership_requests_end_sessions
CREATE OR REPLACE FUNCTION membership_requests_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_sessions WHERE socio_id IN (SELECT id FROM socios WHERE membership_request_id = NEW.id);
  RETURN NULL;
END $$;
