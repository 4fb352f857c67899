-- Of 0009, which locks the table: reading its rows is left to this one, beside which requests are written.
ALTER TABLE "membership_requests" VALIDATE CONSTRAINT "membership_requests_merged_into_membership_requests_id_fk";--> statement-breakpoint
ALTER TABLE "membership_requests" VALIDATE CONSTRAINT "membership_requests_merged_check";--> statement-breakpoint
ALTER TABLE "membership_requests" VALIDATE CONSTRAINT "membership_requests_status_check";--> statement-breakpoint
-- A request moves pending -> approved | rejected and approved -> baja (back-office §4), back from baja to approved: a former
-- member who returns, and back from approved to pending: an approval that is undone before the data are there. A pending one
-- is merged with another, and is taken back.
-- Triggers: membership_requests.membership_requests_transition
-- Refuses: membership_requests_transition
CREATE OR REPLACE FUNCTION membership_request_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND ((OLD.status, NEW.status) NOT IN
       (('pending', 'approved'), ('pending', 'rejected'), ('approved', 'baja'), ('baja', 'approved'), ('approved', 'pending'),
        ('pending', 'merged'), ('merged', 'pending'))
       OR NEW.status = 'pending' AND OLD.completed) THEN
    RAISE EXCEPTION 'membership request cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'membership_requests_transition';
  END IF;
  RETURN NEW;
END $$;
