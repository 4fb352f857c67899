SET LOCAL lock_timeout = '500ms';
LOCK TABLE usuarios, organizers IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;
ALTER TABLE usuarios ADD COLUMN organizer_id integer CONSTRAINT usuarios_organizer_id_organizers_id_fk REFERENCES organizers (id) ON DELETE SET NULL;
