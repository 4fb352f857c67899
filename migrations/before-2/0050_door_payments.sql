-- Money that phones at the door collect, as their check-ins (`0037_door.sql`): in any order, any number of times.
-- Before it alters anything, for less time than a deadlock takes to be detected (`0034_diets.sql`).
SET LOCAL lock_timeout = '500ms';--> statement-breakpoint
LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE event_parties IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
SET LOCAL lock_timeout = 0;--> statement-breakpoint
CREATE TABLE "door_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"party_id" uuid NOT NULL,
	"event_id" integer NOT NULL,
	"amount" numeric(10, 2),
	"way" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text,
	"actor" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"noted_version" integer,
	"state_before" text,
	CONSTRAINT "door_payments_amount_check" CHECK (("door_payments"."amount" > 0 and "door_payments"."way" is not null) or "door_payments"."undone_at" is not null),
	CONSTRAINT "door_payments_way_check" CHECK ("door_payments"."way" in ('transfer', 'card', 'cash', 'bizum'))
);
--> statement-breakpoint
ALTER TABLE "event_parties" ADD COLUMN "privacy_notice" text;--> statement-breakpoint
ALTER TABLE "door_payments" ADD CONSTRAINT "door_payments_party_id_event_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."event_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_payments" ADD CONSTRAINT "door_payments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_payments_party_id_idx" ON "door_payments" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "door_payments_event_id_idx" ON "door_payments" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "event_parties" ADD CONSTRAINT "event_parties_privacy_notice_check" CHECK ("event_parties"."privacy_notice" in ('told', 'not-told'));