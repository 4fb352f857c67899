-- The same mail twice is one mail. Its job has the options of its queue, as pg-boss gives them.
CREATE OR REPLACE FUNCTION enqueue_mail(of_kind text, of_ref text, with_data jsonb, to_recipient text, in_language text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  mail uuid;
BEGIN
  INSERT INTO mails (kind, ref, data, recipient, language) VALUES (of_kind, of_ref, with_data, to_recipient, in_language)
    ON CONFLICT DO NOTHING RETURNING id INTO mail;
  IF mail IS NOT NULL THEN
    INSERT INTO pgboss.job_common (
      name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
      dead_letter, heartbeat_seconds
    ) SELECT
      name, jsonb_build_object('id', mail), expire_seconds, deletion_seconds, now() + make_interval(secs => retention_seconds), retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    FROM pgboss.queue WHERE name = 'send-mail';
  END IF;
  RETURN mail;
END $$;
