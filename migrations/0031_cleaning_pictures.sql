ALTER TABLE "cleanings" ADD COLUMN "picture" text;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("payment_date");