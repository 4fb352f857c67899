CREATE TABLE "deleted_events" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ca" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"location_ca" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
