-- Rows whose key is another one with the function of 0015; their entries in indexes are renewed with them.
UPDATE blog_posts SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE contact_messages SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE event_parties SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE event_registrations SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE events SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE mails SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE membership_requests SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE organizers SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE restaurants SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE socios SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
UPDATE usuarios SET search_text = DEFAULT WHERE search_text ~ 'l[·-]l';--> statement-breakpoint
CREATE INDEX "membership_requests_open_search_text_idx" ON "membership_requests" USING gin ("search_text" gin_trgm_ops) WHERE not "membership_requests"."completed";
