DROP INDEX "bookings_search";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "night_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("guest_name" gin_trgm_ops,"guest_email" gin_trgm_ops,"reference" gin_trgm_ops,"guest_phone" gin_trgm_ops);