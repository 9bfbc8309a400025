CREATE TABLE "lodge_extras" (
	"lodge_slug" text PRIMARY KEY NOT NULL,
	"extras" jsonb NOT NULL,
	"next_id" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "lodge_extras" ADD CONSTRAINT "lodge_extras_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;