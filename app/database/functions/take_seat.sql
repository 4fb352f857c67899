-- Takes a seat under the lock of the event's row, and counts afterwards.
CREATE OR REPLACE FUNCTION take_seat(
  of_event integer, of_email text, of_origin text, recent interval,
  OUT seats integer, OUT taken integer, OUT of_mailbox integer, OUT unconfirmed integer, OUT recently integer, OUT held integer
) LANGUAGE plpgsql AS $$
BEGIN
  -- Its own statement, so that the next one sees who began to wait meanwhile.
  PERFORM FROM events WHERE id = of_event FOR NO KEY UPDATE;
  -- The same person waits: a party that waits has no guests but the one that this transaction has inserted.
  IF EXISTS (
    SELECT FROM event_parties p JOIN event_registrations r
      ON r.event_id = p.event_id AND lower(r.email) = lower(p.email) AND r.name_key = p.name_key AND r.cancelled_at IS NULL
    WHERE p.event_id = of_event AND p.state IN ('waiting', 'offered') AND lower(p.email) = lower(of_email)
  ) THEN
    RETURN;
  END IF;
  UPDATE events e SET registered = e.registered + 1
    WHERE e.id = of_event AND event_takes_bookings(e) AND e.registered + e.held < e.max_participants
      AND NOT EXISTS (
        SELECT FROM event_parties p
        WHERE e.offers <> 'off' AND p.event_id = e.id AND p.state = 'waiting' AND p.size <= e.max_participants - e.registered - e.held
      )
    RETURNING e.max_participants, e.registered INTO seats, taken;
  IF of_origin IS NULL OR seats IS NULL THEN
    RETURN;
  END IF;
  SELECT count(*) INTO of_mailbox FROM event_registrations
    WHERE event_id = of_event AND cancelled_at IS NULL AND mailbox_key(email) = mailbox_key(of_email);
  SELECT count(*), count(*) FILTER (WHERE created_at > now() - recent), count(*) FILTER (WHERE hold = 'held')
    INTO unconfirmed, recently, held FROM event_registrations
    WHERE origin = of_origin AND event_id = of_event AND cancelled_at IS NULL AND hold IS DISTINCT FROM 'confirmed';
END $$;
