DROP INDEX "bookings_held";--> statement-breakpoint
DROP INDEX "bookings_waiting";--> statement-breakpoint
DROP INDEX "bookings_open_email";--> statement-breakpoint
DROP INDEX "bookings_open_network";--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "instant_book" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("lodge_slug","check_in","check_out","until") WHERE status in ('requested', 'awaiting_payment', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("until") WHERE status in ('requested', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "bookings_open_email" ON "bookings" USING btree (lower(guest_email)) WHERE status in ('requested', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "bookings_open_network" ON "bookings" USING btree ("network_hash") WHERE status in ('requested', 'awaiting_payment');--> statement-breakpoint
-- An instant booking holds its nights until it is paid.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_night_sold_once";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_night_sold_once"
  EXCLUDE USING gist ("lodge_slug" WITH =, daterange("check_in", "check_out", '[)') WITH &&)
  WHERE ("status" IN ('requested', 'awaiting_payment', 'confirmed'));
