-- Whoever had written the diet before may not be who wrote it now: what proved the one does not prove the other. The name
-- of its trigger comes after the one that decides `diet_by`.
-- Triggers: event_registrations.event_registrations_source_of_diet_renewed
CREATE OR REPLACE FUNCTION event_registrations_renew_diet_proof() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.diet_by IS DISTINCT FROM OLD.diet_by AND NEW.diet_proof = OLD.diet_proof THEN
    NEW.diet_proof := OLD.diet_proof + 1;
  END IF;
  RETURN NEW;
END $$;
