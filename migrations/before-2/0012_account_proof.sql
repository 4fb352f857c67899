ALTER TABLE "usuarios" ADD COLUMN "password_proven_at" timestamp with time zone;
