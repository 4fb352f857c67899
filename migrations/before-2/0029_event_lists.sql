DROP INDEX "events_date_id_idx";--> statement-breakpoint
DROP INDEX "events_category_key_date_idx";--> statement-breakpoint
CREATE INDEX "events_date_id_status_published_at_idx" ON "events" USING btree ("date","id","status","published_at");--> statement-breakpoint
CREATE INDEX "events_published_at_idx" ON "events" USING btree ("published_at") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "events_draft_idx" ON "events" USING btree ("date","id") WHERE "events"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "events_cancelled_idx" ON "events" USING btree ("date","id") WHERE "events"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "events_archived_idx" ON "events" USING btree ("date","id") WHERE "events"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "events_category_key_date_status_published_at_idx" ON "events" USING btree ("category_key","date","status","published_at");