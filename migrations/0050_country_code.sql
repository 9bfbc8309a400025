ALTER TABLE "lodges" ADD COLUMN "country_code" text;--> statement-breakpoint
-- The lodges that stand where they opened.
UPDATE "lodges" SET "country_code" = "opened"."country_code" FROM (VALUES
	('xrp-lodge', 'US'),
	('doge-lodge', 'US'),
	('shiba-inu-lodge', 'US'),
	('pepe-lodge', 'US'),
	('solana-lodge', 'US'),
	('tezos-lodge', 'US'),
	('pudgy-penguins-lodge', 'CA'),
	('bonk-lodge', 'US'),
	('pnut-lodge', 'US'),
	('mew-lodge', 'CA'),
	('moo-deng-lodge', 'US'),
	('arbitrum-lodge', 'CA'),
	('ethereum-lodge', 'US'),
	('cardano-lodge', 'US'),
	('stellar-lumens-lodge', 'US'),
	('pump-fun-lodge', 'US')
) AS "opened"("slug", "country_code") WHERE "lodges"."slug" = "opened"."slug" AND NOT "lodges"."edited_in" ? 'place';
