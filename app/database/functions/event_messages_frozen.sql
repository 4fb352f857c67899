-- What is sent stays as it was when sending began, whoever writes; afterwards only its state moves on.
-- Triggers: event_messages.event_messages_frozen
-- Refuses: event_messages_frozen
CREATE OR REPLACE FUNCTION event_messages_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.started_at IS NOT NULL
    AND (OLD.event_id, OLD.kind, OLD.audience, OLD.purpose, OLD.membership_type, OLD.send_at, OLD.subject, OLD.subject_ca, OLD.body, OLD.body_ca, OLD.started_at)
      IS DISTINCT FROM (NEW.event_id, NEW.kind, NEW.audience, NEW.purpose, NEW.membership_type, NEW.send_at, NEW.subject, NEW.subject_ca, NEW.body, NEW.body_ca, NEW.started_at)
  THEN RAISE EXCEPTION 'a message that is being sent does not change' USING CONSTRAINT = 'event_messages_frozen', ERRCODE = 'check_violation';
  END IF;
  IF OLD.state <> NEW.state AND (
    OLD.state = 'missed'
    OR OLD.started_at IS NULL AND NEW.state = 'sent'
    OR OLD.started_at IS NOT NULL AND (OLD.state, NEW.state) NOT IN (('sending', 'sent'), ('sending', 'stopped'), ('sent', 'stopped'))
  ) THEN RAISE EXCEPTION 'a message cannot go from % to %', OLD.state, NEW.state
      USING CONSTRAINT = 'event_messages_frozen', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
