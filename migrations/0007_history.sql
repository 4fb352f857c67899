CREATE TABLE "record_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"actor" text NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "record_changes_kind_subject_id_idx" ON "record_changes" USING btree ("kind","subject","id");--> statement-breakpoint
CREATE INDEX "record_changes_created_at_idx" ON "record_changes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trash_kind_subject_key" ON "trash" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "trash_deleted_at_id_idx" ON "trash" USING btree ("deleted_at","id");
-- What a save changes of a record with a history: the columns of its author, before and after. Tables with a secret column
-- have none (app/admin/history/history.test.ts).
-- Triggers: blog_posts.blog_posts_history, events.events_history, organizers.organizers_history,
--   restaurants.restaurants_history
CREATE OR REPLACE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
BEGIN
  INSERT INTO record_changes (kind, subject, version, changes)
    SELECT TG_ARGV[0], NEW.id::text, NEW.version, changed FROM (
      SELECT jsonb_object_agg(key, jsonb_build_array(before -> key, value)) AS changed
      FROM jsonb_each(to_jsonb(NEW))
      WHERE value IS DISTINCT FROM before -> key AND key NOT IN (
        'version', 'created_at', 'updated_at', 'is_demo', 'search_text', 'lacks_spanish', 'lacks_catalan', 'category_key',
        'registered', 'held', 'rush_at', 'changed_at', 'preview_token_hash'
      )
    ) AS compared WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;
SET LOCAL lock_timeout = '500ms';
LOCK TABLE events, blog_posts, organizers, restaurants IN SHARE ROW EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;
CREATE TRIGGER events_history AFTER UPDATE ON events
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION note_changes('event');
CREATE TRIGGER blog_posts_history AFTER UPDATE ON blog_posts
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION note_changes('post');
CREATE TRIGGER organizers_history AFTER UPDATE ON organizers
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION note_changes('organizer');
CREATE TRIGGER restaurants_history AFTER UPDATE ON restaurants
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION note_changes('restaurant');
