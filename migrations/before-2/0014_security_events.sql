-- By hand: Drizzle knows no unlogged tables. Events need not outlive a crash of PostgreSQL, and a flood of them stays out of the write-ahead log.
CREATE UNLOGGED TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"route" text,
	"address" text,
	"account" text,
	"request_id" text,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_last_at_id_idx" ON "security_events" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind_last_at_id_idx" ON "security_events" USING btree ("kind","last_at","id");--> statement-breakpoint
CREATE INDEX "security_incidents_last_seen_at_idx" ON "security_incidents" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "completion_token_hash" text;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "completion_by_id_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_requests_completion_token_hash_key" ON "membership_requests" USING btree ("completion_token_hash");
