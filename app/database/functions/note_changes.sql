-- What a save changes of a record with a history: the columns of its author, before and after. Tables with a secret column
-- have none (app/admin/history/history.test.ts).
-- Triggers: TABLE.TABLE_history
CREATE OR REPLACE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
BEGIN
  INSERT INTO record_changes (kind, subject, version, changes)
    SELECT TG_ARGV[0], NEW.id::text, NEW.version, changed FROM (
      SELECT jsonb_object_agg(key, jsonb_build_array(before -> key, value)) AS changed
      FROM jsonb_each(to_jsonb(NEW))
      WHERE value IS DISTINCT FROM before -> key AND key NOT IN (
        'version', 'created_at', 'updated_at', 'is_demo', 'search_text', 'lacks_spanish', 'lacks_catalan', 'category_key',
        'registered', 'held', 'rush_at', 'changed_at', 'preview_token_hash', 'completion_token_hash', 'completion_by_id_until',
        'rejection_message', 'leaving_reason', 'leaving_message'
      )
    ) AS compared WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;
