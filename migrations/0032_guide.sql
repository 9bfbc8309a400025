CREATE TABLE "lodge_guides" (
	"lodge_slug" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"directions" text NOT NULL,
	"wifi_name" text NOT NULL,
	"wifi_password" text NOT NULL,
	"rules" jsonb NOT NULL,
	"contact" text NOT NULL,
	"door_code" text,
	"lock_device_id" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_door_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stay_door_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"provider" text NOT NULL,
	"device_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_wanted" boolean DEFAULT true NOT NULL,
	"external_id" text,
	"code" text,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "lodge_guides" ADD CONSTRAINT "lodge_guides_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stay_door_codes" ADD CONSTRAINT "stay_door_codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stay_door_codes_wanted" ON "stay_door_codes" USING btree ("booking_id") WHERE is_wanted;--> statement-breakpoint
CREATE INDEX "stay_door_codes_next" ON "stay_door_codes" USING btree ("next_try_at");