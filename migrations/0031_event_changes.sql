CREATE TABLE "event_changes" (
	"event_id" integer NOT NULL,
	"version" integer NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"location_ca" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_changes_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;