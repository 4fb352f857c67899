-- Whoever changes what a public page shows, the same transaction notes which pages are stale. Arguments: what one row is
-- called, its key's column, what the lists of such rows are called.
-- Triggers: TABLE.TABLE_stale
CREATE OR REPLACE FUNCTION row_is_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
