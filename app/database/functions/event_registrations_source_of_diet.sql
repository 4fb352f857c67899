-- Who gave a diet, when its writer does not say so.
-- Triggers: event_registrations.event_registrations_source_of_diet
CREATE OR REPLACE FUNCTION event_registrations_source_of_diet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.dietary_restrictions IS NULL THEN
    NEW.diet_by := NULL;
  ELSIF NEW.diet_by IS NULL THEN
    NEW.diet_by := CASE WHEN seated_by() = 'club' THEN 'office' WHEN NEW.id = NEW.party_id THEN 'guest' ELSE 'contact' END;
  END IF;
  RETURN NEW;
END $$;
