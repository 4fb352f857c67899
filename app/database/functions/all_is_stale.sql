-- Every cached page is rendered again: a table is emptied, or the club's facts change.
-- Triggers: blog_posts.blog_posts_all_stale, club_versions.club_versions_stale, event_courses.event_courses_all_stale,
--   event_menu_options.event_menu_options_all_stale, event_scores.event_scores_all_stale, events.events_all_stale,
--   media.media_all_stale, organizers.organizers_all_stale, restaurants.restaurants_all_stale
CREATE OR REPLACE FUNCTION all_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('everything');
  RETURN NULL;
END $$;
