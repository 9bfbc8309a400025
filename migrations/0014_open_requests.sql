CREATE TABLE "confirmed_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "bookings_open_email" ON "bookings" USING btree (lower(guest_email)) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "bookings_open_network" ON "bookings" USING btree ("network_hash") WHERE status = 'requested';--> statement-breakpoint
INSERT INTO "confirmed_emails" SELECT DISTINCT ON ("user_email") "user_email", "earned_at" FROM "user_badges" WHERE "badge_type" = 'day1_investor' ORDER BY "user_email", "earned_at";
