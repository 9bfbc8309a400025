CREATE TABLE "email_opt_outs" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"subject" text,
	"text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_emails" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_email_sends" (
	"scheduled_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outbox_id" integer,
	CONSTRAINT "scheduled_email_sends_booking_id_scheduled_id_pk" PRIMARY KEY("booking_id","scheduled_id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"event" text NOT NULL,
	"offset_hours" integer NOT NULL,
	"lodges" jsonb,
	"min_nights" integer,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"is_active" boolean NOT NULL,
	"active_since" timestamp with time zone NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "skipped_emails" (
	"booking_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skipped_emails_booking_id_name_pk" PRIMARY KEY("booking_id","name")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lodge_slug" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" integer NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"infants" integer DEFAULT 0 NOT NULL,
	"dogs" integer DEFAULT 0 NOT NULL,
	"email" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "recovery_emails" ADD CONSTRAINT "recovery_emails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_email_sends" ADD CONSTRAINT "scheduled_email_sends_scheduled_id_scheduled_emails_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."scheduled_emails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_email_sends" ADD CONSTRAINT "scheduled_email_sends_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_emails" ADD CONSTRAINT "skipped_emails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "recovery_emails_email" ON "recovery_emails" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "scheduled_email_sends_outbox" ON "scheduled_email_sends" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "scheduled_email_sends_dropped" ON "scheduled_email_sends" USING btree ("scheduled_id") WHERE state = 'dropped';--> statement-breakpoint
CREATE INDEX "waiting_list_open" ON "waiting_list" USING btree ("lodge_slug","check_in");--> statement-breakpoint
CREATE INDEX "waiting_list_email" ON "waiting_list" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookings_decided" ON "bookings" USING btree ("decided_at") WHERE status in ('confirmed', 'declined');--> statement-breakpoint
CREATE INDEX "mail_outbox_booking" ON "mail_outbox" USING btree ("booking_reference");