ALTER TABLE "payments" ADD COLUMN "paid_by" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "paid_by" jsonb;