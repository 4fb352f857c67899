CREATE TABLE "stale_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stale_notices_xact_idx" ON "stale_notices" USING btree ("xact");--> statement-breakpoint
-- By hand: whoever changes what a public page shows, a page of the panel, a command or a person with psql, the database itself says so in the
-- same transaction. Nobody can forget it. Arguments: what one row is called, its key's column, what the lists of such rows are called.
CREATE FUNCTION row_is_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  INSERT INTO stale_notices (tag)
    SELECT tag FROM (VALUES
      (TG_ARGV[0] || ':' || (CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[1])),
      (TG_ARGV[2])
    ) AS tags (tag) WHERE tag IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A chair more or less changes the event's own page, which is written in the middle of a registration: one row, and no list.
CREATE FUNCTION event_is_stale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was events;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD;
    was.registered := NEW.registered;
    IF was IS NOT DISTINCT FROM NEW THEN
      IF NEW.registered <> OLD.registered THEN
        INSERT INTO stale_notices (tag) VALUES ('event:' || NEW.id);
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO stale_notices (tag) VALUES ('event:' || (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)), ('events');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION all_is_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('everything');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_stale AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION event_is_stale();
--> statement-breakpoint
CREATE TRIGGER organizers_stale AFTER INSERT OR UPDATE OR DELETE ON organizers FOR EACH ROW EXECUTE FUNCTION row_is_stale('organizer', 'id');
--> statement-breakpoint
CREATE TRIGGER restaurants_stale AFTER INSERT OR UPDATE OR DELETE ON restaurants FOR EACH ROW EXECUTE FUNCTION row_is_stale('restaurant', 'id', 'restaurants');
--> statement-breakpoint
CREATE TRIGGER blog_posts_stale AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION row_is_stale('post', 'id', 'posts');
--> statement-breakpoint
CREATE TRIGGER media_stale AFTER INSERT OR UPDATE OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION row_is_stale('picture', 'hash');
--> statement-breakpoint
CREATE TRIGGER events_all_stale AFTER TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
--> statement-breakpoint
CREATE TRIGGER organizers_all_stale AFTER TRUNCATE ON organizers FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
--> statement-breakpoint
CREATE TRIGGER restaurants_all_stale AFTER TRUNCATE ON restaurants FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
--> statement-breakpoint
CREATE TRIGGER blog_posts_all_stale AFTER TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
--> statement-breakpoint
CREATE TRIGGER media_all_stale AFTER TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
