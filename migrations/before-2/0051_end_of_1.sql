-- What only releases before 2.0 used. No process of theirs is at work: a start that carries their database over refuses to
-- begin while one is (`app/database/migrate-database.server.ts`).
ALTER TABLE usuarios DROP COLUMN image;
ALTER TABLE auth_sessions DROP COLUMN ip_address, DROP COLUMN user_agent;
ALTER TABLE auth_accounts DROP COLUMN access_token, DROP COLUMN refresh_token, DROP COLUMN id_token,
  DROP COLUMN access_token_expires_at, DROP COLUMN refresh_token_expires_at, DROP COLUMN scope;
ALTER TABLE budgets DROP COLUMN spent;
