SET LOCAL lock_timeout = '500ms';
LOCK TABLE mails IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;
DROP INDEX mails_message_idx;
ALTER TABLE mails ADD COLUMN data jsonb;
-- Mails that are queued, may be sent again or are erased with their record: `ref` had, after colons, what `data` has now. A
-- rewrite of the table builds each index once; an UPDATE writes all of them for each row.
ALTER TABLE mails ALTER COLUMN data TYPE jsonb USING CASE
  WHEN kind IN ('registration', 'party', 'registration-hold', 'registration-again', 'registration-cancelled', 'event-called-off',
      'waiting-joined', 'waiting-withdrawn', 'waiting-removed')
    THEN jsonb_build_object('partyId', split_part(ref, ':', 1))
  WHEN kind IN ('registration-receipt', 'registration-left') AND split_part(ref, ':', 3) ~ '^\d+$'
    THEN jsonb_build_object('partyId', split_part(ref, ':', 1), 'fewer', jsonb_build_object(
      'seats', split_part(ref, ':', 3)::integer,
      'guestIds', to_jsonb(string_to_array(split_part(ref, ':', 6), ',')),
      'refund', coalesce(substring(split_part(ref, ':', 4) FROM '^\d+(?:\.\d+)?$')::numeric, 0),
      'isForfeited', split_part(ref, ':', 5) = 'late'))
  WHEN kind IN ('registration-receipt', 'registration-left')
    THEN jsonb_build_object('partyId', split_part(ref, ':', 1))
  WHEN kind = 'event-changed'
    THEN jsonb_build_object('partyId', split_part(ref, ':', 1),
      'version', coalesce(substring(split_part(ref, ':', 2) FROM '^v(\d+)$')::integer, 0),
      'facts', to_jsonb(string_to_array(split_part(ref, ':', 3), '+')))
  WHEN kind IN ('diet-reduced', 'diet-reduced-notice')
    THEN jsonb_build_object('partyId', split_part(ref, ':', 1), 'guestId', split_part(ref, ':', 2))
  WHEN kind IN ('waiting-offer', 'waiting-lapsed')
    THEN jsonb_build_object('partyId', split_part(ref, ':', 1),
      'round', coalesce(substring(split_part(ref, ':', 2) FROM '^\d+$')::integer, 0))
  WHEN kind IN ('event-message', 'reminder', 'thanks')
    THEN jsonb_strip_nulls(jsonb_build_object('partyId', split_part(ref, ':', 1), 'messageId', split_part(ref, ':', 2),
      'isTest', CASE split_part(ref, ':', 3) WHEN 'test' THEN true END))
  WHEN kind = 'event-cancelled'
    THEN jsonb_build_object('eventId', coalesce(substring(ref FROM '^\d+')::integer, 0),
      'partyId', split_part(ref, ':', 2),
      'sequence', coalesce(substring(split_part(ref, ':', 3) FROM '^\d+$')::integer, 0),
      'eventEntry', split_part(ref, ':', 4) = 'event',
      'isWaiting', split_part(ref, ':', 3) = 'waiting')
  WHEN kind = 'kitchen-sheet' THEN jsonb_build_object('sheetId', ref)
  WHEN kind IN ('membership-request', 'membership-approval', 'membership-rejection')
    THEN jsonb_build_object('requestId', split_part(ref, ':', 1))
  WHEN kind = 'member-data-changed'
    THEN jsonb_build_object('requestId', split_part(ref, ':', 1),
      'fields', to_jsonb(string_to_array(split_part(ref, ':', 3), ',')))
  WHEN kind IN ('contact-message', 'contact-confirmation') THEN jsonb_build_object('contactMessageId', ref)
  WHEN kind IN ('verify-email', 'reset-password', 'invitation', 'member-sign-in') THEN jsonb_build_object('linkId', ref)
  WHEN kind IN ('existing-account', 'password-changed') THEN jsonb_build_object('userId', split_part(ref, ':', 1))
  WHEN kind = 'panel-act' THEN jsonb_build_object('auditEventId', coalesce(substring(ref FROM '^\d+')::bigint, 0))
  WHEN kind = 'event-rush' THEN jsonb_build_object('eventId', coalesce(substring(ref FROM '^\d+')::integer, 0))
  WHEN kind = 'security-burst' THEN jsonb_build_object('incidentId', split_part(ref, ':', 1))
  WHEN kind IN ('incident-opened', 'incident-recovered') THEN jsonb_build_object('incidentId', ref)
  ELSE '{}'
END;
UPDATE mails SET data = jsonb_build_object('userId', split_part(ref, ':', 1),
    'until', to_timestamp(substring(split_part(ref, ':', 2) FROM '^\d+$')::numeric / 1000),
    'from', (SELECT coalesce(jsonb_object_agg(split_part(span, '=', 1), to_timestamp(split_part(span, '=', 2)::numeric / 1000)), '{}')
      FROM unnest(string_to_array(split_part(ref, ':', 3), ',')) AS span WHERE span ~ '^[^=]+=\d+$'))
  WHERE kind = 'team-notice';
ALTER TABLE mails ALTER COLUMN data SET NOT NULL;
CREATE INDEX mails_event_message_idx ON mails ((data ->> 'messageId'), status) WHERE kind IN ('event-message', 'reminder', 'thanks');
DROP FUNCTION enqueue_mail(text, text, text, text);

-- Books a party in one round trip; the lock of the event's row waits for no network. Each statement of a volatile
-- function sees what was committed while it waited for that lock, so that no two bookings count the same state.
-- `existing`: the same person is booked or waits, and nothing is written. `decision`: booked, held or released
-- (`weigh_booking`). `from_club_network`: the party keeps no origin and is never asked to confirm. `refusal` undoes what was
-- written, also when a fence of the tables refuses; app/bookings/parties/booking-refusals.ts lists them.
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

-- The same mail twice is one mail. Its job has the options of its queue, as pg-boss gives them.
CREATE OR REPLACE FUNCTION enqueue_mail(of_kind text, of_ref text, with_data jsonb, to_recipient text, in_language text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  mail uuid;
BEGIN
  INSERT INTO mails (kind, ref, data, recipient, language) VALUES (of_kind, of_ref, with_data, to_recipient, in_language)
    ON CONFLICT DO NOTHING RETURNING id INTO mail;
  IF mail IS NOT NULL THEN
    INSERT INTO pgboss.job_common (
      name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
      dead_letter, heartbeat_seconds
    ) SELECT
      name, jsonb_build_object('id', mail), expire_seconds, deletion_seconds, now() + make_interval(secs => retention_seconds), retry_limit,
      retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    FROM pgboss.queue WHERE name = 'send-mail';
  END IF;
  RETURN mail;
END $$;
