CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recovered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_open_kind_key" ON "incidents" USING btree ("kind") WHERE "incidents"."recovered_at" is null;--> statement-breakpoint
CREATE INDEX "incidents_recovered_at_idx" ON "incidents" USING btree ("recovered_at");--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_failed_at_idx" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;
