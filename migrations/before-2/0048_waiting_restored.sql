-- The club puts back a party that it has taken off the waiting list.
CREATE OR REPLACE FUNCTION event_parties_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_id <> OLD.event_id OR NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('waiting', 'offered'), ('waiting', 'booked'), ('waiting', 'cancelled'),
    ('offered', 'booked'), ('offered', 'lapsed'), ('offered', 'waiting'), ('offered', 'cancelled'),
    ('lapsed', 'waiting'), ('lapsed', 'cancelled'), ('booked', 'cancelled'), ('cancelled', 'booked'), ('cancelled', 'waiting')
  ) THEN
    RAISE EXCEPTION 'a party cannot go from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_parties_transition';
  END IF;
  RETURN NEW;
END $$;
