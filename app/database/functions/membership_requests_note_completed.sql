-- `completed` follows the members, whoever makes or erases them. A member never moves to another request.
-- Triggers: socios.socios_complete_requests, socios.socios_uncomplete_requests
CREATE OR REPLACE FUNCTION membership_requests_note_completed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE membership_requests SET completed = true FROM made WHERE membership_requests.id = made.membership_request_id AND NOT completed;
  ELSE
    UPDATE membership_requests SET completed = false FROM gone WHERE membership_requests.id = gone.membership_request_id AND completed;
  END IF;
  RETURN NULL;
END $$;
