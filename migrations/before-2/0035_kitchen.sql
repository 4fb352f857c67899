CREATE TABLE "kitchen_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"number" integer NOT NULL,
	"restaurant_id" integer,
	"recipient" text NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"snapshot" text NOT NULL,
	"covers" integer NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "kitchen_sheets_number_check" CHECK ("kitchen_sheets"."number" > 0),
	CONSTRAINT "kitchen_sheets_language_check" CHECK ("kitchen_sheets"."language" in ('es', 'ca'))
);
--> statement-breakpoint
ALTER TABLE "kitchen_sheets" ADD CONSTRAINT "kitchen_sheets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_sheets" ADD CONSTRAINT "kitchen_sheets_sent_by_usuarios_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_sheets" ADD CONSTRAINT "kitchen_sheets_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_sheets_event_id_number_key" ON "kitchen_sheets" USING btree ("event_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_sheets_token_hash_key" ON "kitchen_sheets" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "kitchen_sheets_restaurant_id_idx" ON "kitchen_sheets" USING btree ("restaurant_id");
--> statement-breakpoint
CREATE INDEX "kitchen_sheets_sent_by_idx" ON "kitchen_sheets" USING btree ("sent_by");
