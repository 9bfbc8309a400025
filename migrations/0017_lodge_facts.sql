ALTER TABLE "bookings" ADD COLUMN "check_in_from" text DEFAULT '16:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_out_until" text DEFAULT '11:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "bedrooms" integer;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "beds" integer;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "baths" double precision;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "check_in_from" text DEFAULT '16:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "check_out_until" text DEFAULT '11:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "lodges" ADD COLUMN "house_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The lodges whose description and guests are as they opened get the facts that agree with them.
UPDATE "lodges" SET "bedrooms" = "opened"."bedrooms", "beds" = "opened"."beds", "baths" = "opened"."baths", "house_rules" = "opened"."house_rules" FROM (VALUES
	('xrp-lodge', 3, 4, 2, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00"]'::jsonb),
	('doge-lodge', 2, 6, 2, '["No smoking", "Dogs are welcome, two at most", "No parties or events", "Quiet hours from 22:00 to 7:00", "Put out the fire before you go to bed"]'::jsonb),
	('shiba-inu-lodge', 2, 2, 1, '["No smoking", "Dogs are welcome, two at most", "No parties or events", "Quiet hours from 22:00 to 7:00"]'::jsonb),
	('pepe-lodge', 2, 2, 1, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Wear a life jacket in the rowing boat"]'::jsonb),
	('solana-lodge', 3, 4, 2.5, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00"]'::jsonb),
	('tezos-lodge', 4, 5, 2, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Leave wet boots in the drying room"]'::jsonb),
	('pudgy-penguins-lodge', 3, 8, 2, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Children on the sledging slope need an adult with them"]'::jsonb),
	('bonk-lodge', 3, 4, 2, '["No smoking", "Dogs are welcome, two at most", "No parties or events", "Quiet hours from 22:00 to 7:00"]'::jsonb),
	('pnut-lodge', 1, 1, 1, '["No smoking", "No pets", "No parties or events", "Do not feed the squirrels"]'::jsonb),
	('mew-lodge', 2, 2, 1, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Rinse the surfboards after use"]'::jsonb),
	('moo-deng-lodge', 2, 3, 1, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Children at the lake need an adult with them"]'::jsonb),
	('arbitrum-lodge', 3, 4, 3, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Put out the fire before you go to bed"]'::jsonb),
	('ethereum-lodge', 5, 6, 4, '["No smoking", "No pets", "Quiet hours from 22:00 to 7:00"]'::jsonb),
	('cardano-lodge', 3, 4, 2, '["No smoking", "No pets", "No parties or events", "Quiet hours from 22:00 to 7:00", "Wear a life jacket in the canoe"]'::jsonb),
	('stellar-lumens-lodge', 1, 2, 1, '["No smoking", "No pets", "No parties or events", "No bright lights outdoors after dark"]'::jsonb),
	('pump-fun-lodge', 4, 5, 3, '["No smoking", "No pets", "Quiet hours from 23:00 to 8:00"]'::jsonb)
) AS "opened"("slug", "bedrooms", "beds", "baths", "house_rules") WHERE "lodges"."slug" = "opened"."slug" AND NOT "lodges"."edited_in" ?| ARRAY['description', 'maxGuests'];
