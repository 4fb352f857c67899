CREATE TABLE "club_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"author_id" text,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club_versions" ADD CONSTRAINT "club_versions_author_id_usuarios_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_versions_author_id_idx" ON "club_versions" USING btree ("author_id");--> statement-breakpoint
-- By hand: every page shows some fact, so each page is rendered again. Releases that know only the built-in facts ignore the table.
CREATE TRIGGER club_versions_stale AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON club_versions FOR EACH STATEMENT EXECUTE FUNCTION all_is_stale();
