DROP INDEX "blog_posts_title_id_idx";--> statement-breakpoint
DROP INDEX "events_title_id_idx";--> statement-breakpoint
DROP INDEX "events_category_idx";--> statement-breakpoint
DROP INDEX "organizers_name_id_idx";--> statement-breakpoint
ALTER TABLE "events" drop column "search_text";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || title, '') || coalesce(E'\n ' || title_ca, '') || coalesce(E'\n ' || location, '') || coalesce(E'\n ' || location_ca, '') || coalesce(E'\n ' || category, '') || coalesce(E'\n ' || category_ca, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || name, '') || coalesce(E'\n ' || name_ca, '') || coalesce(E'\n ' || email, '') || coalesce(E'\n ' || city, '') || coalesce(E'\n ' || city_ca, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" drop column "search_text";--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || nombre, '') || coalesce(E'\n ' || direccion, '') || coalesce(E'\n ' || especialidad, '') || coalesce(E'\n ' || especialidad_ca, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "lacks_spanish" boolean GENERATED ALWAYS AS ((coalesce(title_ca, '') <> '' and coalesce(title, '') = '') or (coalesce(excerpt_ca, '') <> '' and coalesce(excerpt, '') = '') or (coalesce(content_ca, '') <> '' and coalesce(content, '') = '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "lacks_catalan" boolean GENERATED ALWAYS AS ((coalesce(title, '') <> '' and coalesce(title_ca, '') = '') or (coalesce(excerpt, '') <> '' and coalesce(excerpt_ca, '') = '') or (coalesce(content, '') <> '' and coalesce(content_ca, '') = '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "category_key" text GENERATED ALWAYS AS (coalesce(nullif(category, ''), category_ca)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "lacks_spanish" boolean GENERATED ALWAYS AS ((coalesce(title_ca, '') <> '' and coalesce(title, '') = '') or (coalesce(description_ca, '') <> '' and coalesce(description, '') = '') or (coalesce(category_ca, '') <> '' and coalesce(category, '') = '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "lacks_catalan" boolean GENERATED ALWAYS AS ((coalesce(title, '') <> '' and coalesce(title_ca, '') = '') or (coalesce(description, '') <> '' and coalesce(description_ca, '') = '') or (coalesce(category, '') <> '' and coalesce(category_ca, '') = '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "lacks_spanish" boolean GENERATED ALWAYS AS ((coalesce(description_ca, '') <> '' and coalesce(description, '') = '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "lacks_catalan" boolean GENERATED ALWAYS AS ((coalesce(description, '') <> '' and coalesce(description_ca, '') = '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "lacks_spanish" boolean GENERATED ALWAYS AS ((coalesce(especialidad_ca, '') <> '' and coalesce(especialidad, '') = '') or (coalesce(description_ca, '') <> '' and coalesce(description, '') = '') or (coalesce(historia_ca, '') <> '' and coalesce(historia, '') = '') or (coalesce(horarios_ca, '') <> '' and coalesce(horarios, '') = '') or (coalesce(chef_bio_ca, '') <> '' and coalesce(chef_bio, '') = '') or jsonb_path_exists(menu_degustacion, '$[*] ? ((@.nombre_ca > "" && !(@.nombre > "")) || (@.descripcion_ca > "" && !(@.descripcion > "")))') or jsonb_path_exists(platos_principales, '$[*] ? ((@.nombre_ca > "" && !(@.nombre > "")) || (@.descripcion_ca > "" && !(@.descripcion > "")))')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "lacks_catalan" boolean GENERATED ALWAYS AS ((coalesce(especialidad, '') <> '' and coalesce(especialidad_ca, '') = '') or (coalesce(description, '') <> '' and coalesce(description_ca, '') = '') or (coalesce(historia, '') <> '' and coalesce(historia_ca, '') = '') or (coalesce(horarios, '') <> '' and coalesce(horarios_ca, '') = '') or (coalesce(chef_bio, '') <> '' and coalesce(chef_bio_ca, '') = '') or jsonb_path_exists(menu_degustacion, '$[*] ? ((@.nombre > "" && !(@.nombre_ca > "")) || (@.descripcion > "" && !(@.descripcion_ca > "")))') or jsonb_path_exists(platos_principales, '$[*] ? ((@.nombre > "" && !(@.nombre_ca > "")) || (@.descripcion > "" && !(@.descripcion_ca > "")))')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_title_es_id_idx" ON "blog_posts" USING btree (search_key(coalesce(nullif("title", ''), "title_ca")),"id");--> statement-breakpoint
CREATE INDEX "blog_posts_title_ca_id_idx" ON "blog_posts" USING btree (search_key(coalesce(nullif("title_ca", ''), "title")),"id");--> statement-breakpoint
CREATE INDEX "blog_posts_lacks_es_idx" ON "blog_posts" USING btree ("created_at","id") WHERE "blog_posts"."lacks_spanish";--> statement-breakpoint
CREATE INDEX "blog_posts_lacks_ca_idx" ON "blog_posts" USING btree ("created_at","id") WHERE "blog_posts"."lacks_catalan";--> statement-breakpoint
CREATE INDEX "events_title_es_id_idx" ON "events" USING btree (search_key(coalesce(nullif("title", ''), "title_ca")),"id");--> statement-breakpoint
CREATE INDEX "events_title_ca_id_idx" ON "events" USING btree (search_key(coalesce(nullif("title_ca", ''), "title")),"id");--> statement-breakpoint
CREATE INDEX "events_lacks_es_idx" ON "events" USING btree ("date","id") WHERE "events"."lacks_spanish";--> statement-breakpoint
CREATE INDEX "events_lacks_ca_idx" ON "events" USING btree ("date","id") WHERE "events"."lacks_catalan";--> statement-breakpoint
CREATE INDEX "events_category_key_date_idx" ON "events" USING btree ("category_key","date");--> statement-breakpoint
CREATE INDEX "organizers_name_es_id_idx" ON "organizers" USING btree (search_key(coalesce(nullif("name", ''), "name_ca")),"id");--> statement-breakpoint
CREATE INDEX "organizers_name_ca_id_idx" ON "organizers" USING btree (search_key(coalesce(nullif("name_ca", ''), "name")),"id");--> statement-breakpoint
CREATE INDEX "organizers_lacks_es_idx" ON "organizers" USING btree ("id") WHERE "organizers"."lacks_spanish";--> statement-breakpoint
CREATE INDEX "organizers_lacks_ca_idx" ON "organizers" USING btree ("id") WHERE "organizers"."lacks_catalan";--> statement-breakpoint
CREATE INDEX "restaurants_lacks_es_idx" ON "restaurants" USING btree ("created_at","id") WHERE "restaurants"."lacks_spanish";--> statement-breakpoint
CREATE INDEX "restaurants_lacks_ca_idx" ON "restaurants" USING btree ("created_at","id") WHERE "restaurants"."lacks_catalan";--> statement-breakpoint
-- By hand: these columns were made again, with the Catalan texts, under the name that the release before reads.
CREATE INDEX "events_search_text_idx" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizers_search_text_idx" ON "organizers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "restaurants_search_text_idx" ON "restaurants" USING gin ("search_text" gin_trgm_ops);
