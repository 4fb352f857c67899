-- Books a party in one round trip; the lock of the event's row waits for no network. Each statement of a volatile
-- function sees what was committed while it waited for that lock, so that no two bookings count the same state.
-- `existing`: the same person is booked or waits, and nothing is written. `decision`: booked, held or released
-- (`weigh_booking`). `from_club_network`: the party keeps no origin and is never asked to confirm. `refusal` undoes what was
-- written, also when a constraint of the tables refuses; app/bookings/parties/booking-refusals.ts lists them.
CREATE OR REPLACE FUNCTION book_party(
  given jsonb, new_guests jsonb, actor text, from_origin text, is_burst boolean, limits jsonb,
  OUT decision text, OUT existing uuid, OUT refusal text
) LANGUAGE plpgsql AS $$
DECLARE
  p event_parties := jsonb_populate_record(NULL::event_parties, given);
  event events;
  mail uuid;
  of_mailbox integer;
  fence text;
BEGIN
  p.origin := CASE WHEN coalesce((given ->> 'from_club_network')::boolean, false) THEN NULL ELSE from_origin END;
  PERFORM set_config('el_cercle.seated_by', actor, true);
  -- Before anything about who is booked: within the members' window that would tell who is a member.
  IF actor <> 'club' AND EXISTS (SELECT FROM events e WHERE e.id = p.event_id AND event_is_for_members(e, p.socio_id)) THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'members-only';
  END IF;
  SELECT id INTO existing FROM event_parties e WHERE e.event_id = p.event_id AND lower(e.email) = lower(p.email)
    AND e.name_key = p.name_key AND e.state IN ('waiting', 'offered', 'booked');
  IF existing IS NOT NULL THEN
    RETURN;
  END IF;
  IF p.email IS NOT NULL THEN
    mail := enqueue_mail(
      CASE jsonb_array_length(new_guests) WHEN 1 THEN 'registration' ELSE 'party' END, p.id::text,
      jsonb_build_object('partyId', p.id), p.email, p.language);
  END IF;
  SELECT * INTO event FROM events WHERE id = p.event_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'unknown-event';
  END IF;
  IF NOT (CASE actor WHEN 'club' THEN event.date > now() AND event.status <> 'cancelled'
      ELSE event_takes_bookings_of(event, p.socio_id) END) THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'closed';
  END IF;
  decision := 'booked';
  IF actor <> 'club' AND jsonb_array_length(new_guests) > event.party_limit THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'too-large';
  END IF;
  INSERT INTO event_parties (
    id, event_id, state, size, contact_name, name_key, email, phone, is_member, how_did_you_know_us, notes, staff_note,
    language, privacy_version, token_hash, by_club, origin, socio_id
  ) VALUES (
    p.id, p.event_id, 'booked', jsonb_array_length(new_guests), p.contact_name, p.name_key, p.email, p.phone, p.is_member,
    p.how_did_you_know_us, p.notes, coalesce(p.staff_note, ''), p.language, p.privacy_version, p.token_hash,
    actor = 'club', p.origin, p.socio_id
  );
  IF from_origin IS NOT NULL THEN
    -- The state as a filter, so that only the index of the mailbox has two of the conditions.
    SELECT sum(size) FILTER (WHERE state = 'booked') INTO of_mailbox FROM event_parties e
      WHERE e.event_id = p.event_id AND mailbox_key(e.email) = mailbox_key(p.email);
    IF of_mailbox > greatest((limits ->> 'seatsPerMailbox')::integer, event.party_limit) THEN
      RAISE SQLSTATE 'CE001' USING MESSAGE = 'mailbox-full';
    END IF;
    -- A member's address is proved, and the club vouches for its own network, so that nothing asks to confirm it.
    IF p.socio_id IS NULL AND p.origin IS NOT NULL THEN
      decision := weigh_booking(event, p, jsonb_array_length(new_guests), is_burst, limits);
    END IF;
  END IF;
  INSERT INTO event_registrations (
    id, event_id, party_id, position, full_name, privacy_version, cancel_token_hash,
    dietary_restrictions, diet_consent_version, diet_consent_at, menu_option_id, cancelled_at
  ) SELECT
    g.id, p.event_id, p.id, g.position, g.full_name, p.privacy_version, g.cancel_token_hash,
    g.dietary_restrictions, CASE WHEN g.dietary_restrictions IS NOT NULL THEN p.privacy_version END,
    CASE WHEN g.dietary_restrictions IS NOT NULL THEN now() END,
    (SELECT o.id FROM event_menu_options o WHERE o.id = g.menu_option_id AND o.event_id = p.event_id),
    CASE decision WHEN 'released' THEN now() END
  FROM jsonb_populate_recordset(NULL::event_registrations, new_guests) AS g;
  IF decision = 'booked' THEN
    RETURN;
  END IF;
  IF decision = 'released' AND EXISTS (
    SELECT FROM event_parties e WHERE e.event_id = p.event_id AND lower(e.email) = lower(p.email) AND e.name_key = p.name_key
      AND e.hold = 'released' AND e.id <> p.id
  ) THEN
    RAISE SQLSTATE 'CE001' USING MESSAGE = 'pending';
  END IF;
  UPDATE event_parties e SET hold = decision,
      state = CASE decision WHEN 'released' THEN 'cancelled' ELSE 'booked' END,
      held_until = CASE decision WHEN 'held' THEN now() + make_interval(mins => (limits ->> 'holdMinutes')::integer) END,
      cancelled_at = CASE decision WHEN 'released' THEN now() END
    WHERE e.id = p.id;
  UPDATE mails SET kind = 'registration-hold' WHERE id = mail;
EXCEPTION
  WHEN SQLSTATE 'CE001' THEN
    decision := NULL;
    refusal := SQLERRM;
  WHEN check_violation OR unique_violation THEN
    decision := NULL;
    GET STACKED DIAGNOSTICS fence = CONSTRAINT_NAME;
    refusal := CASE fence
      WHEN 'events_places_check' THEN 'full'
      WHEN 'event_parties_line' THEN 'line'
      WHEN 'event_parties_members_only' THEN 'members-only'
      WHEN 'event_parties_size_check' THEN 'too-large'
      WHEN 'event_parties_person_key' THEN 'booked-meanwhile'
      WHEN 'event_registrations_person_key' THEN 'already'
    END;
    IF refusal IS NULL THEN
      RAISE;
    END IF;
END $$;
