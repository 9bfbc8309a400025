ALTER TABLE "bookings" ADD COLUMN "children" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "infants" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "dogs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "max_dogs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "lodges" SET "max_dogs" = 2 WHERE "house_rules" @> '["Dogs are welcome, two at most"]'::jsonb;
