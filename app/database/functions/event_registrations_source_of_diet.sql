-- Who gave a diet, when its writer does not say so.
-- Triggers: event_registrations.event_registrations_source_of_diet
CREATE OR REPLACE FUNCTION event_registrations_source_of_diet() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.dietary_restrictions IS NULL AND NEW.diet_by = 'guest' AND NEW.id <> NEW.party_id AND seated_by() = 'guest' THEN
    -- The release before takes the diet for removed that the contact's form hides. Who removes it here says so in `diet_by`.
    NEW.dietary_restrictions := OLD.dietary_restrictions;
    NEW.diet_consent_version := OLD.diet_consent_version;
    NEW.diet_consent_at := OLD.diet_consent_at;
  ELSIF NEW.dietary_restrictions IS NULL THEN
    NEW.diet_by := NULL;
  ELSIF NEW.diet_by IS NULL THEN
    NEW.diet_by := CASE WHEN seated_by() = 'club' THEN 'office' WHEN NEW.id = NEW.party_id THEN 'guest' ELSE 'contact' END;
  END IF;
  RETURN NEW;
END $$;
