CREATE TABLE "lodge_charges" (
	"lodge_slug" text PRIMARY KEY NOT NULL,
	"fees" jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lodge_rates" (
	"lodge_slug" text NOT NULL,
	"date" date NOT NULL,
	"price" integer,
	"min_nights" integer,
	"arrival" boolean,
	"departure" boolean,
	CONSTRAINT "lodge_rates_lodge_slug_date_pk" PRIMARY KEY("lodge_slug","date"),
	CONSTRAINT "lodge_rates_price" CHECK ("lodge_rates"."price" between 1 and 100000),
	CONSTRAINT "lodge_rates_min_nights" CHECK ("lodge_rates"."min_nights" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "rate_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lodge_slug" text NOT NULL,
	"set" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lodge_charges" ADD CONSTRAINT "lodge_charges_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lodge_rates" ADD CONSTRAINT "lodge_rates_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rate_changes" ADD CONSTRAINT "rate_changes_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
-- Earlier bookings keep their total: their nights as one line, and the discount where there is one.
UPDATE "bookings" SET "lines" = jsonb_build_array(jsonb_build_object(
	'kind', 'nights',
	'name', '$' || "nightly_price" || ' × ' || ("check_out" - "check_in") || CASE WHEN "check_out" - "check_in" = 1 THEN ' night' ELSE ' nights' END,
	'cents', ("total_price"::bigint + "discount") * 100
)) || CASE WHEN "discount" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
	'kind', 'discount',
	'name', 'Day 1 Investor discount (20%)',
	'cents', "discount"::bigint * -100
)) END;
