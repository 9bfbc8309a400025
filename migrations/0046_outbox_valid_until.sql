ALTER TABLE "mail_outbox" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "occasion" jsonb;