-- Every cached page is rendered again: a table is emptied, or the club's facts change.
-- Triggers: TABLE.TABLE_all_stale, club_versions.club_versions_stale
CREATE OR REPLACE FUNCTION all_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO stale_notices (tag) VALUES ('everything');
  RETURN NULL;
END $$;
