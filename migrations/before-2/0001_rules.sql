-- Rules that Drizzle's schema cannot state.

-- A request moves pending -> approved | rejected and approved -> baja, and nowhere else (back-office §4).
CREATE FUNCTION membership_request_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status
     AND (OLD.status, NEW.status) NOT IN (('pending', 'approved'), ('pending', 'rejected'), ('approved', 'baja')) THEN
    RAISE EXCEPTION 'membership request cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'membership_requests_transition';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER membership_requests_transition BEFORE UPDATE OF status ON membership_requests
  FOR EACH ROW EXECUTE FUNCTION membership_request_transition();
--> statement-breakpoint
-- A socio belongs to an approved request; one whose request is in baja cannot be made active again (decisions, Membership).
CREATE FUNCTION socio_request_is_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' AND (TG_OP = 'INSERT' OR OLD.status <> 'active') AND NOT EXISTS (
    SELECT 1 FROM membership_requests WHERE id = NEW.membership_request_id AND status = 'approved'
  ) THEN
    RAISE EXCEPTION 'the request of an active socio must be approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'socios_request_approved';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER socios_request_approved BEFORE INSERT OR UPDATE OF status ON socios
  FOR EACH ROW EXECUTE FUNCTION socio_request_is_approved();
