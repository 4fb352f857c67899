-- Plans that do not depend on statistics: a new club has none while its first dinner fills, and a plan is kept for as long
-- as its connection. Without them PostgreSQL takes «cancelled_at is null» for rare and reads a whole partial index.
CREATE OR REPLACE FUNCTION event_parties_have_their_guests() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_party uuid;
  party event_parties;
  guests integer;
BEGIN
  IF TG_TABLE_NAME = 'event_parties' THEN
    of_party := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    of_party := OLD.party_id;
  ELSE
    of_party := NEW.party_id;
  END IF;
  SELECT * INTO party FROM event_parties WHERE id = of_party;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  -- As a filter, not as a condition, so that only the index of `party_id` applies.
  SELECT count(*) FILTER (WHERE cancelled_at IS NULL) INTO guests FROM event_registrations WHERE party_id = of_party;
  IF guests <> (CASE party.state WHEN 'booked' THEN party.size ELSE 0 END) THEN
    RAISE EXCEPTION 'a % party of % has % guests', party.state, party.size, guests
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_have_their_guests';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not strict: its parts are, and only so is it inlined.
CREATE OR REPLACE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- Consumes one attempt of each limit, in order, until one is used up (app/platform/rate-limit). `allowed`: how many were
-- consumed; `wait`: seconds until the one that refuses has room. A used-up limit writes nothing.
CREATE FUNCTION consume_attempts(
  keys text[], maxima integer[], windows interval[], burst_maxima integer[], burst_windows interval[],
  OUT allowed integer, OUT wait integer, OUT burst boolean
) LANGUAGE plpgsql AS $$
DECLARE
  attempts timestamptz[];
BEGIN
  burst := false;
  FOR n IN 1 .. cardinality(keys) LOOP
    allowed := n - 1;
    INSERT INTO budgets AS b (key, tries, ends_at) VALUES (keys[n], array[now()], now() + windows[n])
      ON CONFLICT (key) DO UPDATE
        SET tries = array(SELECT at FROM unnest(b.tries) AS at WHERE at > now() - windows[n]) || now(), ends_at = excluded.ends_at
        WHERE (SELECT count(*) FROM unnest(b.tries) AS at WHERE at > now() - windows[n]) < maxima[n]
      RETURNING tries INTO attempts;
    IF NOT FOUND THEN
      SELECT ceil(extract(epoch FROM min(at) + windows[n] - now())) INTO wait
        FROM budgets, unnest(tries) AS at WHERE key = keys[n] AND at > now() - windows[n];
      RETURN;
    END IF;
    burst := burst OR coalesce(
      (SELECT count(*) FROM unnest(attempts) AS at WHERE at > now() - burst_windows[n]) > burst_maxima[n], false);
  END LOOP;
  allowed := cardinality(keys);
END $$;
--> statement-breakpoint
-- Parties without a table come last.
DROP INDEX "event_parties_event_id_state_table_idx";--> statement-breakpoint
CREATE INDEX "event_parties_event_id_state_table_idx" ON "event_parties" USING btree ("event_id","state",("table_label" = ''),lpad("table_label", 12, '0'),"id");--> statement-breakpoint
DROP INDEX "event_parties_mailbox_idx";--> statement-breakpoint
CREATE INDEX "event_parties_mailbox_idx" ON "event_parties" USING btree ("event_id",mailbox_key("email"));--> statement-breakpoint
-- As in 0028_ledger.sql, with the member who books and the guests' menus.
CREATE OR REPLACE FUNCTION book_party(given jsonb, new_guests jsonb, actor text, from_origin text, is_burst boolean, limits jsonb, OUT decision text, OUT existing uuid)
  LANGUAGE plpgsql AS $$
DECLARE
  p event_parties := jsonb_populate_record(NULL::event_parties, given);
  event events;
  mail uuid;
  of_mailbox integer;
  counts record;
BEGIN
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
    p.notes, coalesce(p.staff_note, ''), p.language, p.privacy_version, p.token_hash, actor = 'club', from_origin, p.socio_id
  );
  IF from_origin IS NOT NULL THEN
    -- The state as a filter, so that only the index of the mailbox has two of the conditions.
    SELECT sum(size) FILTER (WHERE state = 'booked') INTO of_mailbox FROM event_parties e
      WHERE e.event_id = p.event_id AND mailbox_key(e.email) = mailbox_key(p.email);
    IF of_mailbox > greatest((limits ->> 'seatsPerMailbox')::integer, event.party_limit) THEN
      RAISE EXCEPTION 'too many seats of a mailbox' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_mailbox_full';
    END IF;
    SELECT count(*)::integer AS parties, sum(size)::integer AS seats,
        (count(*) FILTER (WHERE recent))::integer AS recent_parties, (sum(size) FILTER (WHERE recent))::integer AS recent_seats,
        coalesce(sum(size) FILTER (WHERE hold = 'held'), 0)::integer AS held_seats
      INTO counts FROM (
        SELECT size, hold, created_at > now() - make_interval(secs => (limits ->> 'recentSeconds')::integer) AS recent
        FROM event_parties e WHERE e.origin = from_origin AND e.event_id = p.event_id AND state = 'booked'
          AND hold IS DISTINCT FROM 'confirmed'
      ) AS unconfirmed;
    -- A member's address is proved, so that no burst asks to confirm it.
    IF p.socio_id IS NULL THEN
      decision := decide_hold(event.max_participants - event.registered - event.held - jsonb_array_length(new_guests), counts.parties,
        counts.seats, counts.recent_parties, counts.recent_seats, counts.held_seats, jsonb_array_length(new_guests), is_burst, limits);
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
    (SELECT o.id FROM event_menu_options o WHERE o.id = g.menu_option_id AND o.event_id = p.event_id), from_origin, nullif(decision, 'booked'),
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
