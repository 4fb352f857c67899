SET LOCAL lock_timeout = '500ms';
LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled_at_idx" ON "blog_posts" USING btree ("scheduled_at") WHERE "blog_posts"."scheduled_at" is not null;--> statement-breakpoint
-- A schedule ends with the publication, whoever publishes: the release before knows of none. A post that comes out of the trash
-- after its hour stays a draft.
-- Triggers: blog_posts.blog_posts_schedule
CREATE OR REPLACE FUNCTION end_post_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' OR TG_OP = 'INSERT' AND NEW.scheduled_at <= now() THEN
    NEW.scheduled_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER blog_posts_schedule BEFORE INSERT OR UPDATE ON blog_posts
  FOR EACH ROW WHEN (NEW.scheduled_at IS NOT NULL) EXECUTE FUNCTION end_post_schedule();
