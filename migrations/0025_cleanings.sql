CREATE TABLE "cleanings" (
	"lodge_slug" text NOT NULL,
	"date" date NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	"note" text,
	CONSTRAINT "cleanings_lodge_slug_date_pk" PRIMARY KEY("lodge_slug","date")
);
--> statement-breakpoint
ALTER TABLE "cleanings" ADD CONSTRAINT "cleanings_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;