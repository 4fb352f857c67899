-- The same as `nameKey` (TypeScript): a name without case, accents and repeated spaces.
CREATE OR REPLACE FUNCTION person_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')));
