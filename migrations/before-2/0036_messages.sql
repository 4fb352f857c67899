CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp with time zone,
	"subject" text DEFAULT '' NOT NULL,
	"subject_ca" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_ca" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone,
	"mail_count" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_messages_kind_check" CHECK ("event_messages"."kind" in ('message', 'reminder', 'thanks')),
	CONSTRAINT "event_messages_audience_check" CHECK ("event_messages"."audience" in ('booked', 'waiting', 'came', 'no-show')),
	CONSTRAINT "event_messages_state_check" CHECK ("event_messages"."state" in ('draft', 'scheduled', 'sending', 'sent', 'stopped', 'missed')
        and ("event_messages"."state" not in ('sending', 'sent') or "event_messages"."started_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_texts_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "mail_texts_kind_check" CHECK ("mail_texts"."kind" in ('reminder', 'thanks')),
	CONSTRAINT "mail_texts_language_check" CHECK ("mail_texts"."language" in ('es', 'ca'))
);
--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_messages_event_id_idx" ON "event_messages" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_messages_automatic_key" ON "event_messages" USING btree ("event_id","kind") WHERE "event_messages"."kind" <> 'message' and "event_messages"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "event_messages_due_idx" ON "event_messages" USING btree ("send_at") WHERE "event_messages"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "mails_message_idx" ON "mails" USING btree (split_part("ref", ':', 2),"status") WHERE "mails"."kind" in ('event-message', 'reminder', 'thanks');
--> statement-breakpoint
-- What is sent stays as it was when sending began, whoever writes; afterwards only its state moves on.
CREATE FUNCTION event_messages_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.started_at IS NOT NULL
    AND (OLD.event_id, OLD.kind, OLD.audience, OLD.send_at, OLD.subject, OLD.subject_ca, OLD.body, OLD.body_ca, OLD.started_at)
      IS DISTINCT FROM (NEW.event_id, NEW.kind, NEW.audience, NEW.send_at, NEW.subject, NEW.subject_ca, NEW.body, NEW.body_ca, NEW.started_at)
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
--> statement-breakpoint
CREATE TRIGGER event_messages_frozen BEFORE UPDATE ON event_messages FOR EACH ROW EXECUTE FUNCTION event_messages_frozen();
