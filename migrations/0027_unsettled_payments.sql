DROP INDEX "payments_pending";--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("updated_at") WHERE status in ('pending', 'failed');--> statement-breakpoint
-- A payment of a wrong amount that was given back had its asked amount as the refund, but what came in went back.
UPDATE "payments" SET "refunded_amount" = "received_cents" / 100.0 WHERE "status" = 'refunded' AND "received_cents" IS NOT NULL;
