-- Before it alters anything, for less time than a deadlock takes to be detected (`0034_diets.sql`).
SET LOCAL lock_timeout = '500ms';--> statement-breakpoint
LOCK TABLE event_parties, event_registrations IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
SET LOCAL lock_timeout = 0;--> statement-breakpoint
-- Nobody has noted yet who has paid: refunds that are due already stay due.
ALTER TABLE "event_parties" ADD COLUMN "payment_state" text DEFAULT 'unpaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "paid_amount" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "paid_way" text;--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "payment_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "paid_share" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "event_parties" ADD CONSTRAINT "event_parties_payment_state_check" CHECK ("event_parties"."payment_state" in ('unpaid', 'paid', 'at-door', 'invited'));--> statement-breakpoint
ALTER TABLE "event_parties" ADD CONSTRAINT "event_parties_paid_way_check" CHECK ("event_parties"."paid_way" in ('transfer', 'card', 'cash', 'bizum'));--> statement-breakpoint
ALTER TABLE "event_parties" ADD CONSTRAINT "event_parties_paid_check" CHECK (case when "event_parties"."payment_state" = 'paid'
        then coalesce("event_parties"."paid_amount", -1) >= 0 and "event_parties"."paid_way" is not null and "event_parties"."paid_at" is not null
        else num_nonnulls("event_parties"."paid_amount", "event_parties"."paid_way", "event_parties"."paid_at", "event_parties"."paid_by") = 0 end);
