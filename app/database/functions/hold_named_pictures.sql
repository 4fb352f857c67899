-- Locks the pictures that a save names in the columns of its arguments: who deletes one waits for the save, and then finds its use.
-- Triggers: blog_posts.blog_posts_pictures, club_versions.club_versions_pictures, events.events_pictures,
--   organizers.organizers_pictures, restaurants.restaurants_pictures
CREATE OR REPLACE FUNCTION hold_named_pictures() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  saved jsonb := to_jsonb(NEW);
  texts text := (SELECT string_agg(saved ->> name, ' ') FROM unnest(TG_ARGV) AS name);
BEGIN
  PERFORM FROM media
    WHERE hash IN (SELECT named[1] FROM regexp_matches(texts, '/media/([0-9a-f]{64})', 'g') AS named)
    FOR KEY SHARE;
  RETURN NULL;
END $$;
