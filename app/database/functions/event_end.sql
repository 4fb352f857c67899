-- When an event is over (app/events/event-times.ts). Stable, so that the planner inlines it.
CREATE OR REPLACE FUNCTION event_end(starts timestamptz, ends_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(ends_at, starts + interval '3 hours');
