-- Text as the panel's searches compare it: without case and accents, and with «ll» for «l·l» and «l-l», which people type for
-- each other. Immutable, so that indexes can be built on it. Not strict: its parts are, and only so is it inlined.
CREATE OR REPLACE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'l[·-](?=l)', 'l', 'g')
$$;
