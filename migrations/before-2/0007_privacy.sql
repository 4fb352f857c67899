CREATE TABLE "blocked_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_number" text NOT NULL,
	"record" text,
	"left_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_payments_membership_number_key" ON "blocked_payments" USING btree ("membership_number");--> statement-breakpoint
CREATE INDEX "blocked_payments_keep_until_idx" ON "blocked_payments" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "retention_runs_started_at_idx" ON "retention_runs" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor_created_at_idx" ON "audit_log" USING btree ("actor","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_action_created_at_idx" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "event_registrations_email_idx" ON "event_registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "socios_email_idx" ON "socios" USING btree (lower("email"));--> statement-breakpoint
-- By hand: the trail is only ever added to, and its rows go when the three years of the privacy text are over, no day sooner.
DROP TRIGGER audit_log_kept ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_kept();
--> statement-breakpoint
CREATE FUNCTION audit_log_row_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at > now() - interval '3 years' THEN
    RAISE EXCEPTION 'audit_log is kept for three years' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_row_kept BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_row_is_kept();
