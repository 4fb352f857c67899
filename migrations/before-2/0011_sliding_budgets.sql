ALTER TABLE "budgets" ALTER COLUMN "spent" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "budgets" ADD COLUMN "tries" timestamp with time zone[] DEFAULT '{}' NOT NULL;