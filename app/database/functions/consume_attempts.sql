-- Consumes one attempt of each limit, in order, until one is used up (app/platform/rate-limit). `allowed`: how many were
-- consumed; `wait`: seconds until the one that refuses has room. A used-up limit writes nothing.
CREATE OR REPLACE FUNCTION consume_attempts(
  keys text[], maxima integer[], windows interval[], burst_maxima integer[], burst_windows interval[],
  OUT allowed integer, OUT wait integer, OUT burst boolean
) LANGUAGE plpgsql AS $$
DECLARE
  attempts timestamptz[];
BEGIN
  burst := false;
  FOR n IN 1 .. cardinality(keys) LOOP
    allowed := n - 1;
    INSERT INTO budgets AS b (key, tries, ends_at) VALUES (keys[n], array[now()], now() + windows[n])
      ON CONFLICT (key) DO UPDATE
        SET tries = array(SELECT at FROM unnest(b.tries) AS at WHERE at > now() - windows[n]) || now(), ends_at = excluded.ends_at
        WHERE (SELECT count(*) FROM unnest(b.tries) AS at WHERE at > now() - windows[n]) < maxima[n]
      RETURNING tries INTO attempts;
    IF NOT FOUND THEN
      SELECT ceil(extract(epoch FROM min(at) + windows[n] - now())) INTO wait
        FROM budgets, unnest(tries) AS at WHERE key = keys[n] AND at > now() - windows[n];
      RETURN;
    END IF;
    burst := burst OR coalesce(
      (SELECT count(*) FROM unnest(attempts) AS at WHERE at > now() - burst_windows[n]) > burst_maxima[n], false);
  END LOOP;
  allowed := cardinality(keys);
END $$;
