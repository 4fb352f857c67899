-- Whoever writes: a member who leaves, is suspended or gets another address loses the sessions that the old address has
-- begun.
-- Triggers: socios.socios_end_sessions
CREATE OR REPLACE FUNCTION socios_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_sessions WHERE socio_id = NEW.id;
  RETURN NULL;
END $$;
