-- Copies the contact of a party to its guests.
-- Triggers: event_parties.event_parties_release_before_reads
CREATE OR REPLACE FUNCTION event_parties_release_before_reads() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE event_registrations SET
      email = coalesce(NEW.email, ''), language = NEW.language, origin = NEW.origin, hold = NEW.hold, held_until = NEW.held_until,
      cancelled_at = CASE NEW.state WHEN 'booked' THEN cancelled_at ELSE coalesce(cancelled_at, NEW.cancelled_at) END,
      cancelled_by = CASE NEW.state WHEN 'booked' THEN cancelled_by ELSE coalesce(cancelled_by, NEW.cancelled_by) END,
      full_name = CASE id WHEN NEW.id THEN NEW.contact_name ELSE full_name END,
      name_key = CASE WHEN id = NEW.id AND NEW.email IS NOT NULL THEN NEW.name_key ELSE id::text END,
      phone = CASE id WHEN NEW.id THEN NEW.phone END, notes = CASE id WHEN NEW.id THEN NEW.notes END,
      staff_note = CASE id WHEN NEW.id THEN NEW.staff_note ELSE '' END, is_member = id = NEW.id AND NEW.is_member
    WHERE party_id = NEW.id;
  RETURN NULL;
END $$;
