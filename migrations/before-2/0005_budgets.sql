CREATE TABLE "budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "budgets_ends_at_idx" ON "budgets" USING btree ("ends_at");
--> statement-breakpoint
-- By hand: Drizzle knows no unlogged tables. Counts need not outlive a crash, stay out of the write-ahead log, and cost no flush per request.
ALTER TABLE "budgets" SET UNLOGGED;
