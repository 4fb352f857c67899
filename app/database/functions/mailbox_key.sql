-- «name+anything@host» is delivered to name@host.
CREATE OR REPLACE FUNCTION mailbox_key(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(email, '\+[^@]*@', '@'));
