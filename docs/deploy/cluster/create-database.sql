-- Once, on the leader, as postgres: psql -f create-database.sql
create role cercle login createrole password 'DATABASE_PASSWORD';
create database cercle owner cercle;
create role pgbouncer login password 'POOLER_PASSWORD';
\connect cercle
-- PgBouncer asks here for the verifiers of the users that the product creates.
create schema pgbouncer authorization postgres;
create function pgbouncer.find_user(wanted text, out name text, out verifier text) returns setof record
  language sql security definer set search_path = pg_catalog
  as $$ select rolname, rolpassword from pg_authid where rolname = wanted and rolcanlogin and not rolsuper $$;
revoke all on function pgbouncer.find_user(text) from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.find_user(text) to pgbouncer;
