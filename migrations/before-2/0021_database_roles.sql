-- What only the owner of the database may read. A restore runs every migration again, over a database that has it already.
CREATE SCHEMA IF NOT EXISTS "access";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "access"."role_passwords" (
	"role" text PRIMARY KEY NOT NULL,
	"password" text NOT NULL
);
--> statement-breakpoint
-- Visitors, panel and jobs sign in as roles of their own, which may not write what these triggers write.
ALTER FUNCTION row_is_stale() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION event_is_stale() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION all_is_stale() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION membership_requests_note_completed() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
-- Whether somebody has sent the same message lately, for a role that may not read messages.
CREATE FUNCTION contact_message_is_known(sender text, words text, within interval) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM contact_messages WHERE lower(email) = lower(sender) AND message = words AND created_at > now() - within
  )
$$;
