CREATE TABLE "stay_guides" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"paid_at" timestamp with time zone,
	"door_code" text
);
--> statement-breakpoint
ALTER TABLE "stay_guides" ADD CONSTRAINT "stay_guides_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Stays that are paid already, except for less than a card can pay, count as paid in full.
INSERT INTO "stay_guides" ("booking_id", "paid_at")
SELECT b."id", now() FROM "bookings" b
WHERE b."status" = 'confirmed' AND b."total_price" * 100 + b."tax_cents" - (
	SELECT coalesce(sum(p."amount" - greatest(p."refunded_amount", r."up_to")), 0) * 100
	FROM "payments" p
	LEFT JOIN "promised_refunds" r ON r."payment_id" = p."id" AND r."done_at" IS NULL
	WHERE p."booking_id" = b."id" AND p."status" = 'completed'
) < 50;