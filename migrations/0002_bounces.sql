SET LOCAL lock_timeout = '500ms';
LOCK TABLE mails IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;
ALTER TABLE mails ADD COLUMN bounced_at timestamp with time zone;
ALTER TABLE mails ADD COLUMN bounce_code text;
CREATE INDEX mails_unreachable_idx ON mails (lower(recipient)) WHERE bounced_at IS NOT NULL;
