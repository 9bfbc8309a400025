CREATE TABLE "uploaded_pictures" (
	"src" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"placeholder" text NOT NULL,
	"widths" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "totp_offered" text;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "totp_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id");