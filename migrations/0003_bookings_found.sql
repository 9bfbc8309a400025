CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in");--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("guest_name" gin_trgm_ops,"guest_email" gin_trgm_ops,"reference" gin_trgm_ops);