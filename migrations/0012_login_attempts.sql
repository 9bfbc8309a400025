CREATE TABLE "admin_networks" (
	"admin_id" integer NOT NULL,
	"network_hash" text NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_networks_admin_id_network_hash_pk" PRIMARY KEY("admin_id","network_hash")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_networks" ADD CONSTRAINT "admin_networks_admin_id_admin_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_at" ON "login_attempts" USING btree ("at");