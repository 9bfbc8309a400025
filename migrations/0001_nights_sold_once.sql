CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A night is sold once: requested and confirmed stays of a lodge never overlap. Ranges are half-open,
-- so one guest may arrive on the day another leaves.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_night_sold_once"
  EXCLUDE USING gist ("lodge_slug" WITH =, daterange("check_in", "check_out", '[)') WITH &&)
  WHERE ("status" IN ('requested', 'confirmed'));
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_stay_forward" CHECK ("check_out" > "check_in");
