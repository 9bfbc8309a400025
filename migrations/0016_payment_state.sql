ALTER TABLE "payments" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_cents" bigint;--> statement-breakpoint
UPDATE "payments" SET
	"is_by_hand" = "detail" ? 'by',
	"is_closed" = "detail" ? 'closed',
	"received_cents" = ("detail"->>'wrongAmount')::bigint,
	"detail" = "detail" - 'by' - 'closed' - 'wrongAmount'
	WHERE "detail" ?| array['by', 'closed', 'wrongAmount'];
