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
