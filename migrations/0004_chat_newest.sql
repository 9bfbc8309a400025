ALTER TABLE "chat_rooms" ADD COLUMN "newest_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "previous_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "chat_rooms" SET "newest_id" = coalesce((SELECT max("id") FROM "chat_messages" WHERE "chat_messages"."lodge_slug" = "chat_rooms"."lodge_slug"), 0);
