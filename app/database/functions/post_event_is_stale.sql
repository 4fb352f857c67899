-- The page of an event links to its chronicle.
-- Triggers: blog_posts.blog_posts_event_stale
CREATE OR REPLACE FUNCTION post_event_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
