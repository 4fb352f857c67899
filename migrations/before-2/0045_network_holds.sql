ALTER TABLE "events" ADD COLUMN "rush_at" timestamp with time zone;
--> statement-breakpoint
-- Whether a booking must be confirmed by mail, and keeps its seats meanwhile (docs/decisions/018-registration-holds.md). `counts` are of the
-- parties of its origin at this event, itself included, that nobody has confirmed. An older process gives fewer limits.
CREATE FUNCTION decide_hold(event_seats integer, seats_left integer, counts jsonb, limits jsonb)
  RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  seats integer := counts ->> 'seats';
  quick integer := counts ->> 'recentParties';
  is_burst boolean := counts ->> 'burst';
  always integer := least((limits ->> 'alwaysAllowedSeats')::integer, greatest(1, event_seats / 2));
  is_beyond boolean := seats > always AND seats >= seats_left
    OR quick > (limits ->> 'alwaysRecently')::integer AND (counts ->> 'recentSeats')::integer >= seats_left;
BEGIN
  IF NOT is_beyond AND NOT is_burst THEN
    RETURN CASE WHEN (counts ->> 'rush')::boolean THEN 'held' ELSE 'booked' END;
  END IF;
  IF (counts ->> 'unanswered')::integer > (counts ->> 'answered')::integer THEN
    RETURN 'released';
  END IF;
  IF is_beyond THEN
    RETURN CASE WHEN (counts ->> 'parties')::integer = 1
      OR NOT is_burst AND quick <= least((limits ->> 'humanForms')::integer, greatest(2, event_seats / 6)) THEN 'held' ELSE 'released' END;
  END IF;
  RETURN CASE WHEN (counts ->> 'held')::integer + (counts ->> 'size')::integer
    <= (seats_left + seats) * (limits ->> 'heldShare')::numeric THEN 'held' ELSE 'released' END;
END $$;
--> statement-breakpoint
-- Seats of an event that mailboxes which nobody knows have taken within these minutes. A mailbox is known when it has confirmed a booking by
-- mail, or a guest of one of its bookings has come.
CREATE FUNCTION count_rush(of_event integer, minutes integer, but uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(e.size), 0)::integer FROM event_parties e
    WHERE e.event_id = of_event AND e.state = 'booked' AND e.created_at > now() - make_interval(mins => minutes) AND e.id <> but
      AND e.origin IS NOT NULL AND e.socio_id IS NULL AND e.hold IS DISTINCT FROM 'confirmed'
      AND NOT EXISTS (
        SELECT FROM event_parties known WHERE lower(known.email) = lower(e.email) AND known.event_id <> of_event AND known.state = 'booked'
          AND (known.hold = 'confirmed' OR EXISTS (SELECT FROM event_registrations g WHERE g.party_id = known.id AND g.attended_at IS NOT NULL))
      )
$$;
--> statement-breakpoint
-- Counts for `decide_hold`, under the lock of the event's row, after the party `p` has taken its seats. `event` is its row from before.
CREATE FUNCTION weigh_booking(event events, p event_parties, party_size integer, is_burst boolean, limits jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  counts jsonb;
  rush_from integer := event.max_participants * (limits ->> 'rushShare')::numeric;
  is_rush boolean := false;
BEGIN
  SELECT jsonb_build_object(
      'parties', count(*) FILTER (WHERE unconfirmed), 'seats', coalesce(sum(size) FILTER (WHERE unconfirmed), 0),
      'recentParties', count(*) FILTER (WHERE unconfirmed AND recent), 'recentSeats', coalesce(sum(size) FILTER (WHERE unconfirmed AND recent), 0),
      'held', coalesce(sum(size) FILTER (WHERE unconfirmed AND hold = 'held'), 0),
      'unanswered', coalesce(sum(size) FILTER (WHERE hold IN ('held', 'released') AND (unconfirmed OR hold = 'released') AND overdue), 0),
      'answered', coalesce(sum(size) FILTER (WHERE state = 'booked' AND hold = 'confirmed'), 0))
    INTO counts FROM (
      SELECT size, hold, state, state = 'booked' AND hold IS DISTINCT FROM 'confirmed' AS unconfirmed,
        created_at > now() - make_interval(secs => (limits ->> 'recentSeconds')::integer) AS recent,
        created_at <= now() - make_interval(mins => (limits ->> 'holdMinutes')::integer) AS overdue
      FROM event_parties e WHERE e.origin = p.origin AND e.event_id = p.event_id
    ) AS of_origin;
  IF event.registered + event.held > rush_from THEN
    is_rush := count_rush(p.event_id, (limits ->> 'rushMinutes')::integer, p.id) > rush_from;
    IF is_rush AND coalesce(event.rush_at < now() - interval '1 day', true) THEN
      UPDATE events SET rush_at = now() WHERE id = event.id;
    END IF;
  END IF;
  RETURN decide_hold(event.max_participants, event.max_participants - event.registered - event.held - party_size,
    counts || jsonb_build_object('size', party_size, 'burst', is_burst, 'rush', is_rush), limits);
END $$;
--> statement-breakpoint
-- As in 0041_booking_plans.sql, with the rule above. `from_club_network`: the party keeps no origin and is never asked.
CREATE OR REPLACE FUNCTION book_party(given jsonb, new_guests jsonb, actor text, from_origin text, is_burst boolean, limits jsonb, OUT decision text, OUT existing uuid)
  LANGUAGE plpgsql AS $$
DECLARE
  p event_parties := jsonb_populate_record(NULL::event_parties, given);
  event events;
  mail uuid;
  of_mailbox integer;
BEGIN
  p.origin := CASE WHEN coalesce((given ->> 'from_club_network')::boolean, false) THEN NULL ELSE from_origin END;
  PERFORM set_config('el_cercle.seated_by', actor, true);
  -- Before anything about who is booked: within the members' window that would tell who is a member.
  IF actor <> 'club' AND EXISTS (SELECT FROM events e WHERE e.id = p.event_id AND event_is_for_members(e, p.socio_id)) THEN
    -- The release before, which names no member, knows only that constraint.
    RAISE EXCEPTION 'only members book yet' USING ERRCODE = 'check_violation',
      CONSTRAINT = CASE WHEN given ? 'socio_id' THEN 'event_parties_members_only' ELSE 'event_parties_closed' END;
  END IF;
  SELECT id INTO existing FROM event_parties e WHERE e.event_id = p.event_id AND lower(e.email) = lower(p.email)
    AND e.name_key = p.name_key AND e.state IN ('waiting', 'offered', 'booked');
  IF existing IS NOT NULL THEN
    RETURN;
  END IF;
  IF p.email IS NOT NULL THEN
    -- The release before would confirm one seat: it does not know the kind of a party and leaves the mail.
    mail := enqueue_mail(CASE jsonb_array_length(new_guests) WHEN 1 THEN 'registration' ELSE 'party' END, p.id::text, p.email, p.language);
  END IF;
  SELECT * INTO event FROM events WHERE id = p.event_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the event is not known'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'event_parties_event_id_events_id_fk';
  END IF;
  IF NOT (CASE actor WHEN 'club' THEN event.date > now() AND event.status <> 'cancelled' ELSE event_takes_bookings_of(event, p.socio_id) END) THEN
    RAISE EXCEPTION 'the event takes no bookings' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_closed';
  END IF;
  decision := 'booked';
  IF actor <> 'club' AND jsonb_array_length(new_guests) > event.party_limit THEN
    RAISE EXCEPTION 'too many guests' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_too_large';
  END IF;
  INSERT INTO event_parties (
    id, event_id, state, size, contact_name, name_key, email, phone, is_member, how_did_you_know_us, notes, staff_note, language,
    privacy_version, token_hash, by_club, origin, socio_id
  ) VALUES (
    p.id, p.event_id, 'booked', jsonb_array_length(new_guests), p.contact_name, p.name_key, p.email, p.phone, p.is_member, p.how_did_you_know_us,
    p.notes, coalesce(p.staff_note, ''), p.language, p.privacy_version, p.token_hash, actor = 'club', p.origin, p.socio_id
  );
  IF from_origin IS NOT NULL THEN
    -- The state as a filter, so that only the index of the mailbox has two of the conditions.
    SELECT sum(size) FILTER (WHERE state = 'booked') INTO of_mailbox FROM event_parties e
      WHERE e.event_id = p.event_id AND mailbox_key(e.email) = mailbox_key(p.email);
    IF of_mailbox > greatest((limits ->> 'seatsPerMailbox')::integer, event.party_limit) THEN
      RAISE EXCEPTION 'too many seats of a mailbox' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_mailbox_full';
    END IF;
    -- A member's address is proved, and the club vouches for its own network, so that nothing asks to confirm it.
    IF p.socio_id IS NULL AND p.origin IS NOT NULL THEN
      decision := weigh_booking(event, p, jsonb_array_length(new_guests), is_burst, limits);
    END IF;
  END IF;
  INSERT INTO event_registrations (
    id, event_id, party_id, position, full_name, name_key, email, phone, is_member, notes, staff_note, language, privacy_version, cancel_token_hash,
    dietary_restrictions, diet_consent_version, diet_consent_at, menu_option_id, origin, hold, held_until, cancelled_at
  ) SELECT
    g.id, p.event_id, p.id, g.position, g.full_name,
    CASE WHEN g.id = p.id AND p.email IS NOT NULL THEN p.name_key ELSE g.id::text END, coalesce(p.email, ''),
    CASE g.id WHEN p.id THEN p.phone END, g.id = p.id AND p.is_member, CASE g.id WHEN p.id THEN p.notes END,
    CASE g.id WHEN p.id THEN coalesce(p.staff_note, '') ELSE '' END, p.language, p.privacy_version, g.cancel_token_hash,
    g.dietary_restrictions, CASE WHEN g.dietary_restrictions IS NOT NULL THEN p.privacy_version END,
    CASE WHEN g.dietary_restrictions IS NOT NULL THEN now() END,
    (SELECT o.id FROM event_menu_options o WHERE o.id = g.menu_option_id AND o.event_id = p.event_id), p.origin, nullif(decision, 'booked'),
    CASE decision WHEN 'held' THEN now() + make_interval(mins => (limits ->> 'holdMinutes')::integer) END,
    CASE decision WHEN 'released' THEN now() END
  FROM jsonb_populate_recordset(NULL::event_registrations, new_guests) AS g;
  IF decision = 'booked' THEN
    RETURN;
  END IF;
  IF decision = 'released' AND EXISTS (
    SELECT FROM event_parties e WHERE e.event_id = p.event_id AND lower(e.email) = lower(p.email) AND e.name_key = p.name_key
      AND e.hold = 'released' AND e.id <> p.id
  ) THEN
    RAISE EXCEPTION 'the same person is asked to confirm' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_pending';
  END IF;
  UPDATE event_parties e SET hold = decision,
      state = CASE decision WHEN 'released' THEN 'cancelled' ELSE 'booked' END,
      held_until = CASE decision WHEN 'held' THEN now() + make_interval(mins => (limits ->> 'holdMinutes')::integer) END,
      cancelled_at = CASE decision WHEN 'released' THEN now() END
    WHERE e.id = p.id;
  UPDATE mails SET kind = 'registration-hold' WHERE id = mail;
END $$;
--> statement-breakpoint
DROP FUNCTION decide_hold(integer, integer, integer, integer, integer, integer, integer, boolean, jsonb);
