-- Whether a worker has taken the job of one of these mails, for a role that may not read the data of jobs.
CREATE OR REPLACE FUNCTION mail_is_being_sent(mail_ids uuid[]) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM pgboss.job
    WHERE name = 'send-mail' AND state = 'active' AND data ->> 'id' = ANY (mail_ids::text[])
  );
END $$;
