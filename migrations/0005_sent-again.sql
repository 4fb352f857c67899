ALTER TABLE "mails" ADD COLUMN "sent_again" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at" DESC NULLS LAST);