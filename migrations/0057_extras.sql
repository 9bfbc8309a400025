CREATE TABLE "arrival_forms" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"arrival_time" text,
	"phone" text,
	"guest_names" jsonb NOT NULL,
	"vehicle" text,
	"note" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_agreements" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"terms" text NOT NULL,
	"rules" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "lodges" ADD COLUMN "is_arrival_form_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "arrival_forms" ADD CONSTRAINT "arrival_forms_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_agreements" ADD CONSTRAINT "booking_agreements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodge_extras" ADD CONSTRAINT "lodge_extras_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;