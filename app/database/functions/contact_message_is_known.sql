-- Whether somebody has sent the same message lately, for a role that may not read messages.
CREATE OR REPLACE FUNCTION contact_message_is_known(sender text, words text, within interval) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM contact_messages WHERE lower(email) = lower(sender) AND message = words AND created_at > now() - within
  )
$$;
