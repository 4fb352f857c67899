-- By hand: searches find any part of a word through its trigrams. The extension comes with PostgreSQL, and whoever may create in this database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "audit_log_created_at_idx";--> statement-breakpoint
DROP INDEX "audit_log_actor_created_at_idx";--> statement-breakpoint
DROP INDEX "audit_log_action_created_at_idx";--> statement-breakpoint
DROP INDEX "blog_posts_created_at_idx";--> statement-breakpoint
DROP INDEX "blog_posts_published_at_idx";--> statement-breakpoint
DROP INDEX "contact_messages_created_at_idx";--> statement-breakpoint
DROP INDEX "event_registrations_event_id_idx";--> statement-breakpoint
DROP INDEX "events_date_idx";--> statement-breakpoint
DROP INDEX "mails_status_created_at_idx";--> statement-breakpoint
DROP INDEX "membership_requests_status_created_at_idx";--> statement-breakpoint
DROP INDEX "membership_requests_created_at_idx";--> statement-breakpoint
DROP INDEX "organizers_name_idx";--> statement-breakpoint
DROP INDEX "restaurants_created_at_idx";--> statement-breakpoint
DROP INDEX "socios_created_at_idx";--> statement-breakpoint
DROP INDEX "socios_status_created_at_idx";--> statement-breakpoint
DROP INDEX "usuarios_created_at_idx";--> statement-breakpoint
DROP INDEX "usuarios_role_created_at_idx";--> statement-breakpoint
DROP INDEX "membership_requests_updated_at_idx";--> statement-breakpoint
ALTER TABLE "socios" ALTER COLUMN "membership_number" SET DEFAULT 'C-' || to_char(nextval('membership_numbers'), 'FM99999999900000');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || title, '') || coalesce(E'\n ' || title_ca, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || name, '') || coalesce(E'\n ' || email, '') || coalesce(E'\n ' || message, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || full_name, '') || coalesce(E'\n ' || email, '') || coalesce(E'\n ' || phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || title, '') || coalesce(E'\n ' || title_ca, '') || coalesce(E'\n ' || location, '') || coalesce(E'\n ' || category, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || recipient, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || full_name, '') || coalesce(E'\n ' || email, '') || coalesce(E'\n ' || phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || name, '') || coalesce(E'\n ' || name_ca, '') || coalesce(E'\n ' || email, '') || coalesce(E'\n ' || city, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || nombre, '') || coalesce(E'\n ' || direccion, '') || coalesce(E'\n ' || especialidad, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "socios" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || full_name, '') || coalesce(E'\n ' || email, '') || coalesce(E'\n ' || membership_number, '') || coalesce(E'\n ' || phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || email, '') || coalesce(E'\n ' || name, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_created_at_id_idx" ON "audit_log" USING btree ("actor","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_created_at_id_idx" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_created_at_id_idx" ON "blog_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_status_created_at_id_idx" ON "blog_posts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_title_id_idx" ON "blog_posts" USING btree (search_key("title"),"id");--> statement-breakpoint
CREATE INDEX "blog_posts_search_text_idx" ON "blog_posts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_id_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_id_idx" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_unread_idx" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_read_idx" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_unanswered_idx" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_search_text_idx" ON "contact_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_registrations_event_id_created_at_id_idx" ON "event_registrations" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_event_id_name_key_id_idx" ON "event_registrations" USING btree ("event_id","name_key","id");--> statement-breakpoint
CREATE INDEX "events_date_id_idx" ON "events" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "events_title_id_idx" ON "events" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "events_search_text_idx" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_created_at_id_idx" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_status_created_at_id_idx" ON "mails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_kind_created_at_id_idx" ON "mails" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_search_text_idx" ON "mails" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "membership_requests_created_at_id_idx" ON "membership_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "membership_requests_status_created_at_id_idx" ON "membership_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "membership_requests_full_name_id_idx" ON "membership_requests" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "membership_requests_status_full_name_id_idx" ON "membership_requests" USING btree ("status","full_name","id");--> statement-breakpoint
CREATE INDEX "membership_requests_incomplete_idx" ON "membership_requests" USING btree ("created_at") WHERE "membership_requests"."status" = 'approved' and not "membership_requests"."completed";--> statement-breakpoint
CREATE INDEX "membership_requests_search_text_idx" ON "membership_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizers_name_id_idx" ON "organizers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "organizers_search_text_idx" ON "organizers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "restaurants_created_at_id_idx" ON "restaurants" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "restaurants_nombre_id_idx" ON "restaurants" USING btree (search_key("nombre"),"id");--> statement-breakpoint
CREATE INDEX "restaurants_search_text_idx" ON "restaurants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "socios_created_at_id_idx" ON "socios" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "socios_status_created_at_id_idx" ON "socios" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "socios_full_name_id_idx" ON "socios" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "socios_status_full_name_id_idx" ON "socios" USING btree ("status","full_name","id");--> statement-breakpoint
CREATE INDEX "socios_membership_number_order_idx" ON "socios" USING btree (length("membership_number"),"membership_number");--> statement-breakpoint
CREATE INDEX "socios_status_membership_number_order_idx" ON "socios" USING btree ("status",length("membership_number"),"membership_number");--> statement-breakpoint
CREATE INDEX "socios_search_text_idx" ON "socios" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_created_at_id_idx" ON "usuarios" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "usuarios_role_created_at_id_idx" ON "usuarios" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "usuarios_search_text_idx" ON "usuarios" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "membership_requests_updated_at_idx" ON "membership_requests" USING btree ("updated_at");--> statement-breakpoint
-- By hand: how common what was typed is decides between the trigrams and the order of the list; a hundred samples do not tell 1 in 1,000.
ALTER TABLE "membership_requests" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "socios" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "usuarios" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
-- By hand: `completed` follows the members, whoever makes or erases them. A member never moves to another request.
CREATE FUNCTION membership_requests_note_completed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE membership_requests SET completed = true FROM made WHERE membership_requests.id = made.membership_request_id AND NOT completed;
  ELSE
    UPDATE membership_requests SET completed = false FROM gone WHERE membership_requests.id = gone.membership_request_id AND completed;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER socios_complete_requests AFTER INSERT ON socios REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION membership_requests_note_completed();--> statement-breakpoint
CREATE TRIGGER socios_uncomplete_requests AFTER DELETE ON socios REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION membership_requests_note_completed();--> statement-breakpoint
UPDATE membership_requests SET completed = true WHERE id IN (SELECT membership_request_id FROM socios);
