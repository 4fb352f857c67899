ALTER TABLE "event_registrations" ADD COLUMN "diet_proof" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Whoever had written the diet before may not be who wrote it now: what proved the one does not prove the other.
CREATE FUNCTION event_registrations_renew_diet_proof() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.diet_by IS DISTINCT FROM OLD.diet_by AND NEW.diet_proof = OLD.diet_proof THEN
    NEW.diet_proof := OLD.diet_proof + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Its name comes after the one that decides `diet_by`.
CREATE TRIGGER event_registrations_source_of_diet_renewed BEFORE UPDATE OF dietary_restrictions, diet_by ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_registrations_renew_diet_proof();
