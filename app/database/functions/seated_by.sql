-- Who acts, 'guest' or 'club': the first statement of every transaction that changes a party or its guests says so in this
-- setting, until it ends (docs/decisions/032-ledger-of-seats.md).
CREATE OR REPLACE FUNCTION seated_by() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(nullif(current_setting('el_cercle.seated_by', true), ''), 'unknown');
