CREATE TABLE "chat_marks" (
	"lodge_slug" text NOT NULL,
	"place" integer NOT NULL,
	"message_id" bigint NOT NULL,
	CONSTRAINT "chat_marks_lodge_slug_place_pk" PRIMARY KEY("lodge_slug","place")
);
--> statement-breakpoint
ALTER TABLE "chat_marks" ADD CONSTRAINT "chat_marks_lodge_slug_chat_rooms_lodge_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."chat_rooms"("lodge_slug") ON DELETE no action ON UPDATE cascade;