ALTER TABLE "bookings" ADD COLUMN "note_for_cleaning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "change_answer" jsonb;