ALTER TABLE "lodges" ADD COLUMN "coin_id" text;--> statement-breakpoint
-- By slug, which no edit changes: a lodge that was renamed gets back the coin it opened with.
UPDATE "lodges" SET "coin_id" = "opened"."coin_id" FROM (VALUES
	('tezos-lodge', 'tezos'),
	('xrp-lodge', 'ripple'),
	('doge-lodge', 'dogecoin'),
	('shiba-inu-lodge', 'shiba-inu'),
	('pepe-lodge', 'pepe'),
	('solana-lodge', 'solana'),
	('pudgy-penguins-lodge', 'pudgy-penguins'),
	('bonk-lodge', 'bonk'),
	('pnut-lodge', 'peanut-the-squirrel'),
	('mew-lodge', 'cat-in-a-dogs-world'),
	('moo-deng-lodge', 'moo-deng'),
	('arbitrum-lodge', 'arbitrum'),
	('ethereum-lodge', 'ethereum'),
	('cardano-lodge', 'cardano'),
	('stellar-lumens-lodge', 'stellar')
) AS "opened"("slug", "coin_id") WHERE "lodges"."slug" = "opened"."slug";
