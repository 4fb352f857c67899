-- In steps: up to PostgreSQL 17 a table whose row type a function takes gets no column with a default.
ALTER TABLE "events" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "pictures" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
UPDATE "events" SET "pictures" = '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "pictures" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_event_id_key" ON "blog_posts" USING btree ("event_id");--> statement-breakpoint
CREATE TABLE "event_scores" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"kitchen" integer NOT NULL,
	"wine" integer,
	"place" integer NOT NULL,
	"pace" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"comment_state" text DEFAULT 'pending' NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"privacy_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_scores_values_check" CHECK ("event_scores"."kitchen" between 1 and 5 and coalesce("event_scores"."wine", 1) between 1 and 5
          and "event_scores"."place" between 1 and 5 and "event_scores"."pace" between 1 and 5),
	CONSTRAINT "event_scores_comment_check" CHECK (length("event_scores"."comment") <= 1000),
	CONSTRAINT "event_scores_comment_state_check" CHECK ("event_scores"."comment_state" in ('pending', 'shown', 'hidden'))
);
--> statement-breakpoint
ALTER TABLE "event_scores" ADD CONSTRAINT "event_scores_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_scores" ADD CONSTRAINT "event_scores_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_scores_event_id_idx" ON "event_scores" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_registrations_attended_idx" ON "event_registrations" USING btree ("event_id") WHERE "event_registrations"."attended_at" is not null;--> statement-breakpoint
-- The page of an event links to its chronicle, the restaurant's page shows the scores.
CREATE FUNCTION post_event_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  INSERT INTO stale_notices (tag)
    SELECT DISTINCT 'event:' || linked FROM (VALUES
      (CASE TG_OP WHEN 'INSERT' THEN NULL ELSE OLD.event_id END), (CASE TG_OP WHEN 'DELETE' THEN NULL ELSE NEW.event_id END)
    ) AS events_of_post (linked) WHERE linked IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_event_stale AFTER INSERT OR UPDATE OR DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION post_event_is_stale();
--> statement-breakpoint
CREATE FUNCTION event_score_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  scored integer := CASE TG_OP WHEN 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('event:' || scored);
  INSERT INTO stale_notices (tag) SELECT 'restaurant:' || restaurant_id FROM events WHERE id = scored AND restaurant_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_scores_stale AFTER INSERT OR UPDATE OR DELETE ON event_scores
  FOR EACH ROW EXECUTE FUNCTION event_score_is_stale();
--> statement-breakpoint
CREATE TRIGGER event_scores_all_stale AFTER TRUNCATE ON event_scores FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
--> statement-breakpoint
-- A score counts while its guest is said to have come.
CREATE FUNCTION score_of_guest_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO stale_notices (tag) SELECT 'event:' || event_id FROM event_scores WHERE registration_id = NEW.id;
  INSERT INTO stale_notices (tag) SELECT 'restaurant:' || events.restaurant_id FROM event_scores JOIN events ON events.id = event_scores.event_id
    WHERE registration_id = NEW.id AND events.restaurant_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_score_stale AFTER UPDATE OF attended_at, cancelled_at ON event_registrations FOR EACH ROW
  WHEN ((OLD.attended_at IS NULL) <> (NEW.attended_at IS NULL) OR (OLD.cancelled_at IS NULL) <> (NEW.cancelled_at IS NULL))
  EXECUTE FUNCTION score_of_guest_is_stale();
