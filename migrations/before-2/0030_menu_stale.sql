-- The menu is a part of the event's page.
CREATE TRIGGER event_courses_stale AFTER INSERT OR UPDATE OR DELETE ON event_courses
  FOR EACH ROW EXECUTE FUNCTION row_is_stale('event', 'event_id');
--> statement-breakpoint
CREATE TRIGGER event_courses_all_stale AFTER TRUNCATE ON event_courses FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
