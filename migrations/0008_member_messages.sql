SET LOCAL lock_timeout = '500ms';
LOCK TABLE event_messages, mails, socios IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
CREATE TABLE "message_members" (
	"message_id" uuid NOT NULL,
	"socio_id" uuid NOT NULL,
	CONSTRAINT "message_members_message_id_socio_id_pk" PRIMARY KEY("message_id","socio_id")
);
--> statement-breakpoint
ALTER TABLE "event_messages" DROP CONSTRAINT "event_messages_audience_check";--> statement-breakpoint
ALTER TABLE "event_messages" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_messages" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "event_messages" ADD COLUMN "membership_type" text;--> statement-breakpoint
ALTER TABLE "socios" ADD COLUMN "news_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_members" ADD CONSTRAINT "message_members_message_id_event_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_members" ADD CONSTRAINT "message_members_socio_id_socios_id_fk" FOREIGN KEY ("socio_id") REFERENCES "public"."socios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_members_socio_id_idx" ON "message_members" USING btree ("socio_id");--> statement-breakpoint
CREATE INDEX "mails_member_message_idx" ON "mails" USING btree (("data" ->> 'messageId'),"status") WHERE "mails"."kind" = 'member-message';--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_purpose_check" CHECK ("event_messages"."purpose" in ('service', 'news'));--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_audience_check" CHECK (case when "event_messages"."event_id" is null
        then "event_messages"."audience" in ('members', 'member-type', 'chosen-members') and "event_messages"."kind" = 'message'
          and "event_messages"."purpose" is not null and ("event_messages"."audience" = 'member-type') = ("event_messages"."membership_type" is not null)
        else "event_messages"."audience" in ('booked', 'waiting', 'came', 'no-show') end);
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
