ALTER TABLE "bookings" ADD COLUMN "change_request" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_change_requested" ON "bookings" USING btree ("id") WHERE change_request is not null;