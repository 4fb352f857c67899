SET LOCAL lock_timeout = '500ms';
LOCK TABLE membership_requests, usuarios IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"membership_request_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"called_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "leaving_reason" text;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "leaving_message" text;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_membership_request_id_membership_requests_id_fk" FOREIGN KEY ("membership_request_id") REFERENCES "public"."membership_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_usuarios_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_membership_request_id_idx" ON "person_notes" USING btree ("membership_request_id","created_at");--> statement-breakpoint
CREATE INDEX "person_notes_author_id_idx" ON "person_notes" USING btree ("author_id");
-- A request moves pending -> approved | rejected and approved -> baja (back-office §4), and back from baja to approved: a
-- former member who returns.
-- Triggers: membership_requests.membership_requests_transition
-- Refuses: membership_requests_transition
CREATE OR REPLACE FUNCTION membership_request_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND (OLD.status, NEW.status) NOT IN
       (('pending', 'approved'), ('pending', 'rejected'), ('approved', 'baja'), ('baja', 'approved')) THEN
    RAISE EXCEPTION 'membership request cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'membership_requests_transition';
  END IF;
  RETURN NEW;
END $$;
