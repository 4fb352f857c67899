-- Before the opening for all, of an event that opens earlier for members: whether somebody is not let in yet.
CREATE OR REPLACE FUNCTION event_is_for_members(event events, socio uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce(event.opens_at > now() AND event.members_open_at < event.opens_at, false) AND (
    event.members_open_at > now() OR NOT EXISTS (SELECT FROM socios WHERE id = socio AND status = 'active')
  );
END $$;
