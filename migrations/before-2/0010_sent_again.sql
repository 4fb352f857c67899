ALTER TABLE "mails" ADD COLUMN "sent_again" integer DEFAULT 0 NOT NULL;
