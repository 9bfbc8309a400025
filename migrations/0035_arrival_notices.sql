CREATE TABLE "arrival_notices" (
	"booking_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_notices_booking_id_check_in_pk" PRIMARY KEY("booking_id","check_in")
);
--> statement-breakpoint
ALTER TABLE "arrival_notices" ADD CONSTRAINT "arrival_notices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;