ALTER TABLE "rate_changes" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "rate_changes" ADD COLUMN "changed_by" integer;