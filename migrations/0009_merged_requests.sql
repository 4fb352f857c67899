SET LOCAL lock_timeout = '500ms';
LOCK TABLE membership_requests IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
ALTER TABLE "membership_requests" DROP CONSTRAINT "membership_requests_status_check";--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "merged_fields" text[];--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_merged_into_membership_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."membership_requests"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "membership_requests_merged_into_idx" ON "membership_requests" USING btree ("merged_into") WHERE "membership_requests"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_merged_check" CHECK (("membership_requests"."status" = 'merged') = ("membership_requests"."merged_into" is not null) and ("membership_requests"."merged_into" is null) = ("membership_requests"."merged_at" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_status_check" CHECK ("membership_requests"."status" in ('pending', 'approved', 'rejected', 'baja', 'merged')) NOT VALID;
-- A request moves pending -> approved | rejected and approved -> baja (back-office §4), and back from baja to approved: a
-- former member who returns. A pending one is merged with another, and is taken back.
-- Triggers: membership_requests.membership_requests_transition
-- Refuses: membership_requests_transition
CREATE OR REPLACE FUNCTION membership_request_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND (OLD.status, NEW.status) NOT IN
       (('pending', 'approved'), ('pending', 'rejected'), ('approved', 'baja'), ('baja', 'approved'),
        ('pending', 'merged'), ('merged', 'pending')) THEN
    RAISE EXCEPTION 'membership request cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'membership_requests_transition';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER membership_requests_history AFTER UPDATE ON membership_requests
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION note_changes('membership-request');
