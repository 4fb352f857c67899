-- The ledger of seats. The first statement of every transaction that changes a party or its guests says who acts, 'guest' or 'club', in the
-- setting `el_cercle.seated_by`, until it ends. The release before does not: its registrations are made parties of one here, and it counts by
-- itself. To remove with that support: the triggers `…release_before…` and `take_seat`.
CREATE FUNCTION seated_by() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(nullif(current_setting('el_cercle.seated_by', true), ''), 'unknown');
--> statement-breakpoint
CREATE FUNCTION event_takes_bookings(event events) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event.status = 'published' AND event.published_at <= now() AND event.archived_at IS NULL AND event.date > now()
    AND (event.opens_at IS NULL OR event.opens_at <= now()) AND (event.closes_at IS NULL OR event.closes_at > now());
--> statement-breakpoint
CREATE FUNCTION event_parties_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_id <> OLD.event_id OR NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('waiting', 'offered'), ('waiting', 'booked'), ('waiting', 'cancelled'),
    ('offered', 'booked'), ('offered', 'lapsed'), ('offered', 'waiting'), ('offered', 'cancelled'),
    ('lapsed', 'waiting'), ('lapsed', 'cancelled'), ('booked', 'cancelled'), ('cancelled', 'booked')
  ) THEN
    RAISE EXCEPTION 'a party cannot go from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_transition';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_parties_transition BEFORE UPDATE OF state, event_id ON event_parties
  FOR EACH ROW EXECUTE FUNCTION event_parties_transition();
--> statement-breakpoint
-- The one writer of `events.registered` and `events.held`: the difference that a row makes is committed with the row, under the lock of the
-- event's row. Nobody but the club takes seats that a waiting party fits; an accepted offer moves its seats from one counter to the other.
CREATE FUNCTION event_parties_seats() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_event integer;
  booked integer := 0;
  offered integer := 0;
  free_before integer;
  offers_run boolean;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    of_event := OLD.event_id;
    booked := booked - CASE OLD.state WHEN 'booked' THEN OLD.size ELSE 0 END;
    offered := offered - CASE OLD.state WHEN 'offered' THEN OLD.size ELSE 0 END;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    of_event := NEW.event_id;
    booked := booked + CASE NEW.state WHEN 'booked' THEN NEW.size ELSE 0 END;
    offered := offered + CASE NEW.state WHEN 'offered' THEN NEW.size ELSE 0 END;
  END IF;
  IF booked = 0 AND offered = 0 THEN
    -- The page says whether somebody waits for the free seats.
    INSERT INTO stale_notices (tag) SELECT 'event:' || of_event WHERE OLD.state = 'waiting' OR NEW.state = 'waiting';
    RETURN NULL;
  END IF;
  UPDATE events SET registered = registered + booked, held = held + offered WHERE id = of_event
    RETURNING max_participants - registered - held + booked + offered, offers <> 'off' INTO free_before, offers_run;
  IF TG_OP <> 'DELETE' AND booked + offered > 0 AND offers_run AND seated_by() <> 'club' AND NEW.state = 'booked' AND EXISTS (
    SELECT FROM event_parties WHERE event_id = of_event AND state = 'waiting' AND size <= free_before AND id <> NEW.id
  ) THEN
    RAISE EXCEPTION 'a waiting party fits the free seats' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_line';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not within the triggers below: there the release before counts.
CREATE TRIGGER event_parties_seats AFTER INSERT OR UPDATE OF state, size OR DELETE ON event_parties
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION event_parties_seats();
--> statement-breakpoint
CREATE FUNCTION event_parties_have_their_guests() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  SELECT count(*) INTO guests FROM event_registrations WHERE party_id = of_party AND cancelled_at IS NULL;
  IF guests <> (CASE party.state WHEN 'booked' THEN party.size ELSE 0 END) THEN
    RAISE EXCEPTION 'a % party of % has % guests', party.state, party.size, guests
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_have_their_guests';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER event_parties_have_their_guests AFTER INSERT OR UPDATE OF state, size ON event_parties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION event_parties_have_their_guests();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER event_registrations_fill_their_party AFTER INSERT OR UPDATE OF cancelled_at, party_id OR DELETE ON event_registrations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION event_parties_have_their_guests();
--> statement-breakpoint
CREATE FUNCTION event_registrations_release_before_inserts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The registration's own key refuses it.
  IF NOT EXISTS (SELECT FROM events WHERE id = NEW.event_id) THEN
    RETURN NEW;
  END IF;
  INSERT INTO event_parties (
    id, event_id, state, size, contact_name, name_key, email, phone, is_member, how_did_you_know_us, notes, staff_note, user_id, language,
    privacy_version, privacy_accepted_at, token_hash, cancelled_at, cancelled_by, origin, hold, held_until, created_at, updated_at
  ) VALUES (
    NEW.id, NEW.event_id, CASE WHEN NEW.cancelled_at IS NULL THEN 'booked' ELSE 'cancelled' END, 1, NEW.full_name, NEW.name_key, NEW.email,
    NEW.phone, NEW.is_member, NEW.how_did_you_know_us, NEW.notes, NEW.staff_note, NEW.user_id, NEW.language, NEW.privacy_version,
    NEW.privacy_accepted_at, NEW.cancel_token_hash, NEW.cancelled_at, NEW.cancelled_by, NEW.origin, NEW.hold, NEW.held_until, NEW.created_at,
    NEW.updated_at
  ) ON CONFLICT DO NOTHING;
  -- Not inserted: the same person is registered, and the insert of the registration finds that, too.
  NEW.party_id := NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_release_before_inserts BEFORE INSERT ON event_registrations
  FOR EACH ROW WHEN (NEW.party_id IS NULL) EXECUTE FUNCTION event_registrations_release_before_inserts();
--> statement-breakpoint
CREATE FUNCTION event_registrations_release_before_changes() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  guests integer;
BEGIN
  SELECT count(*) INTO guests FROM event_registrations WHERE party_id = OLD.party_id AND cancelled_at IS NULL;
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM event_registrations WHERE party_id = OLD.party_id) THEN
      UPDATE event_parties SET size = greatest(guests, 1), state = CASE WHEN guests = 0 AND state = 'booked' THEN 'cancelled' ELSE state END
        WHERE id = OLD.party_id;
    ELSE
      DELETE FROM event_parties WHERE id = OLD.party_id;
    END IF;
    RETURN NULL;
  END IF;
  UPDATE event_parties SET
      state = CASE WHEN guests > 0 THEN 'booked' WHEN state = 'booked' THEN 'cancelled' ELSE state END,
      size = CASE WHEN guests > 0 THEN guests ELSE size END,
      cancelled_at = CASE WHEN guests > 0 THEN NULL ELSE NEW.cancelled_at END,
      cancelled_by = CASE WHEN guests > 0 THEN NULL ELSE NEW.cancelled_by END,
      hold = NEW.hold, held_until = NEW.held_until, origin = NEW.origin, updated_at = now()
    WHERE id = OLD.party_id;
  IF NEW.id = NEW.party_id THEN
    UPDATE event_parties SET
        contact_name = NEW.full_name, name_key = NEW.name_key, email = CASE WHEN by_club THEN nullif(NEW.email, '') ELSE NEW.email END,
        phone = NEW.phone, is_member = NEW.is_member, notes = NEW.notes, staff_note = NEW.staff_note, language = NEW.language,
        how_did_you_know_us = NEW.how_did_you_know_us, user_id = NEW.user_id, privacy_version = NEW.privacy_version,
        token_hash = NEW.cancel_token_hash, erased_at = NEW.erased_at, version = version + 1
      WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_release_before_changes AFTER UPDATE ON event_registrations
  FOR EACH ROW WHEN (
    pg_trigger_depth() = 0 AND seated_by() = 'unknown' AND (
      OLD.cancelled_at, OLD.hold, OLD.held_until, OLD.full_name, OLD.email, OLD.phone, OLD.notes, OLD.staff_note, OLD.is_member, OLD.language,
      OLD.origin, OLD.erased_at
    ) IS DISTINCT FROM (
      NEW.cancelled_at, NEW.hold, NEW.held_until, NEW.full_name, NEW.email, NEW.phone, NEW.notes, NEW.staff_note, NEW.is_member, NEW.language,
      NEW.origin, NEW.erased_at
    )
  ) EXECUTE FUNCTION event_registrations_release_before_changes();
--> statement-breakpoint
CREATE TRIGGER event_registrations_release_before_deletes AFTER DELETE ON event_registrations
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND seated_by() = 'unknown')
  EXECUTE FUNCTION event_registrations_release_before_changes();
--> statement-breakpoint
-- The copies of the contact that the release before reads.
CREATE FUNCTION event_parties_release_before_reads() RETURNS trigger
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
--> statement-breakpoint
CREATE TRIGGER event_parties_release_before_reads
  AFTER UPDATE OF contact_name, name_key, email, phone, language, notes, staff_note, is_member, origin, hold, held_until ON event_parties
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION event_parties_release_before_reads();
--> statement-breakpoint
-- For the release before, which knows neither offers nor the waiting list: it answers «full» while they keep the seats.
CREATE OR REPLACE FUNCTION take_seat(
  of_event integer, of_email text, of_origin text, recent interval,
  OUT seats integer, OUT taken integer, OUT of_mailbox integer, OUT unconfirmed integer, OUT recently integer, OUT held integer
) LANGUAGE plpgsql AS $$
BEGIN
  -- Its own statement, so that the next one sees who began to wait meanwhile.
  PERFORM FROM events WHERE id = of_event FOR NO KEY UPDATE;
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION event_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was events;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD;
    was.registered := NEW.registered;
    was.held := NEW.held;
    IF was IS NOT DISTINCT FROM NEW THEN
      IF NEW.registered <> OLD.registered OR NEW.held <> OLD.held THEN
        INSERT INTO stale_notices (tag) VALUES ('event:' || NEW.id);
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO stale_notices (tag) VALUES ('event:' || (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)), ('events');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same mail twice is one mail. Its job has the options of its queue, as pg-boss gives them.
CREATE FUNCTION enqueue_mail(of_kind text, of_ref text, to_recipient text, in_language text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  mail uuid;
BEGIN
  INSERT INTO mails (kind, ref, recipient, language) VALUES (of_kind, of_ref, to_recipient, in_language)
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
--> statement-breakpoint
-- What a burst may take (`app/events/seat-limits.ts` has the numbers, docs/decisions/018 the reasons). `seats_left` after the booking.
CREATE FUNCTION decide_hold(
  seats_left integer, parties integer, unconfirmed integer, recent_parties integer, recent_seats integer, held_seats integer, new_seats integer,
  burst boolean, limits jsonb
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN (unconfirmed > (limits ->> 'alwaysAllowedSeats')::integer AND unconfirmed >= seats_left)
      OR (recent_parties > (limits ->> 'alwaysRecently')::integer AND recent_seats >= seats_left)
      THEN CASE parties WHEN 1 THEN 'held' ELSE 'released' END
    WHEN NOT burst THEN 'booked'
    WHEN held_seats + new_seats <= (seats_left + unconfirmed) * (limits ->> 'heldShare')::numeric THEN 'held'
    ELSE 'released'
  END;
--> statement-breakpoint
-- Books a party in one round trip; the lock of the event's row waits for no network. Each
-- statement of a volatile function sees what was committed while it waited for that lock, so that no two bookings count the same state.
-- `existing`: the same person is booked or waits, and nothing is written. Refusals are errors, which undo everything:
-- event_parties_line, events_places_check (full), event_parties_closed, event_parties_too_large, event_parties_mailbox_full,
-- event_parties_pending, event_parties_event_id_events_id_fk.
CREATE FUNCTION book_party(given jsonb, new_guests jsonb, actor text, from_origin text, is_burst boolean, limits jsonb, OUT decision text, OUT existing uuid)
  LANGUAGE plpgsql AS $$
DECLARE
  p event_parties := jsonb_populate_record(NULL::event_parties, given);
  event events;
  mail uuid;
  of_mailbox integer;
  counts record;
BEGIN
  PERFORM set_config('el_cercle.seated_by', actor, true);
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
  IF NOT (CASE actor WHEN 'club' THEN event.date > now() AND event.status <> 'cancelled' ELSE event_takes_bookings(event) END) THEN
    RAISE EXCEPTION 'the event takes no bookings' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_closed';
  END IF;
  decision := 'booked';
  IF actor <> 'club' AND jsonb_array_length(new_guests) > event.party_limit THEN
    RAISE EXCEPTION 'too many guests' USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_too_large';
  END IF;
  INSERT INTO event_parties (
    id, event_id, state, size, contact_name, name_key, email, phone, is_member, how_did_you_know_us, notes, staff_note, language,
    privacy_version, token_hash, by_club, origin
  ) VALUES (
    p.id, p.event_id, 'booked', jsonb_array_length(new_guests), p.contact_name, p.name_key, p.email, p.phone, p.is_member, p.how_did_you_know_us,
    p.notes, coalesce(p.staff_note, ''), p.language, p.privacy_version, p.token_hash, actor = 'club', from_origin
  );
  IF from_origin IS NOT NULL THEN
    SELECT sum(size) INTO of_mailbox FROM event_parties e
      WHERE e.event_id = p.event_id AND state = 'booked' AND mailbox_key(e.email) = mailbox_key(p.email);
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
    decision := decide_hold(event.max_participants - event.registered - event.held - jsonb_array_length(new_guests), counts.parties, counts.seats, counts.recent_parties,
      counts.recent_seats, counts.held_seats, jsonb_array_length(new_guests), is_burst, limits);
  END IF;
  INSERT INTO event_registrations (
    id, event_id, party_id, position, full_name, name_key, email, phone, is_member, notes, staff_note, language, privacy_version, cancel_token_hash,
    dietary_restrictions, diet_consent_version, diet_consent_at, origin, hold, held_until, cancelled_at
  ) SELECT
    g.id, p.event_id, p.id, g.position, g.full_name,
    CASE WHEN g.id = p.id AND p.email IS NOT NULL THEN p.name_key ELSE g.id::text END, coalesce(p.email, ''),
    CASE g.id WHEN p.id THEN p.phone END, g.id = p.id AND p.is_member, CASE g.id WHEN p.id THEN p.notes END,
    CASE g.id WHEN p.id THEN coalesce(p.staff_note, '') ELSE '' END, p.language, p.privacy_version, g.cancel_token_hash,
    g.dietary_restrictions, CASE WHEN g.dietary_restrictions IS NOT NULL THEN p.privacy_version END,
    CASE WHEN g.dietary_restrictions IS NOT NULL THEN now() END, from_origin, nullif(decision, 'booked'),
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
