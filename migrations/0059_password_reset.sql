ALTER TABLE "admin_users" ADD COLUMN "reset_hash" text;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "reset_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_reset_hash_unique" UNIQUE("reset_hash");