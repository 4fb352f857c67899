SET LOCAL lock_timeout = '500ms';
LOCK TABLE blog_posts, club_versions, events, organizers, restaurants IN SHARE ROW EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER blog_posts_pictures AFTER INSERT OR UPDATE OF cover_image, content, content_ca ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION hold_named_pictures('cover_image', 'content', 'content_ca');--> statement-breakpoint
CREATE TRIGGER club_versions_pictures AFTER INSERT ON club_versions
  FOR EACH ROW EXECUTE FUNCTION hold_named_pictures('facts');--> statement-breakpoint
CREATE TRIGGER events_pictures AFTER INSERT OR UPDATE OF image_url, pictures ON events
  FOR EACH ROW EXECUTE FUNCTION hold_named_pictures('image_url', 'pictures');--> statement-breakpoint
CREATE TRIGGER organizers_pictures AFTER INSERT OR UPDATE OF logo_url ON organizers
  FOR EACH ROW EXECUTE FUNCTION hold_named_pictures('logo_url');--> statement-breakpoint
CREATE TRIGGER restaurants_pictures AFTER INSERT OR UPDATE OF chef_photo, images ON restaurants
  FOR EACH ROW EXECUTE FUNCTION hold_named_pictures('chef_photo', 'images');
