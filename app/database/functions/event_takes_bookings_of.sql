-- Whether a visitor can book now; with a proved member also within the members' window.
CREATE OR REPLACE FUNCTION event_takes_bookings_of(event events, socio uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN event.status = 'published' AND event.published_at <= now() AND event.archived_at IS NULL AND event.date > now()
    AND (event.opens_at IS NULL OR event.opens_at <= now() OR socio IS NOT NULL AND coalesce(event.members_open_at <= now(), false))
    AND (event.closes_at IS NULL OR event.closes_at > now());
