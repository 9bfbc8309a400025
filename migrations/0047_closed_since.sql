ALTER TABLE "calendar_events" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closures" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
-- Stays that are known already count as older than every change that can be undone.
ALTER TABLE "imported_stays" ADD COLUMN "created_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_stays" ALTER COLUMN "created_at" SET DEFAULT now();