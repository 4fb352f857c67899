-- When an event is over (app/events/event-times.ts). Stable, so that the planner inlines it.
CREATE FUNCTION event_end(starts timestamptz, ends_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(ends_at, starts + interval '3 hours');
--> statement-breakpoint
-- No event that starts before it is still to end.
CREATE FUNCTION earliest_coming_start(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN least((SELECT min(e.date) FROM events e WHERE e.ends_at > at), at - interval '3 hours');
--> statement-breakpoint
DROP INDEX "events_date_id_status_published_at_idx";--> statement-breakpoint
DROP INDEX "events_category_key_date_status_published_at_idx";--> statement-breakpoint
CREATE INDEX "events_date_id_status_published_at_ends_at_idx" ON "events" USING btree ("date","id","status","published_at","ends_at");--> statement-breakpoint
CREATE INDEX "events_ends_at_date_idx" ON "events" USING btree ("ends_at","date") WHERE "events"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "events_category_key_date_status_published_at_ends_at_idx" ON "events" USING btree ("category_key","date","status","published_at","ends_at");