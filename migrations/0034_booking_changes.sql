CREATE TABLE "booking_changes" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"email_ids" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_history" ADD COLUMN "admin_name" text;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;