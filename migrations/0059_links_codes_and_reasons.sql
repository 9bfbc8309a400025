DROP INDEX "stay_door_codes_wanted";--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "reset_hash" text;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "reset_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stay_door_codes" ADD COLUMN "purpose" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reasoned_refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "stay_door_codes_wanted_once" ON "stay_door_codes" USING btree ("booking_id","purpose") WHERE is_wanted;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_reset_hash_unique" UNIQUE("reset_hash");