CREATE TABLE "lodge_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lodge_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lodge_slug" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lodge_questions" ADD CONSTRAINT "lodge_questions_lodge_slug_lodges_slug_fk" FOREIGN KEY ("lodge_slug") REFERENCES "public"."lodges"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_lodge_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."lodge_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lodge_questions_confirmed" ON "lodge_questions" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "lodge_questions_email" ON "lodge_questions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "question_answers_question" ON "question_answers" USING btree ("question_id");--> statement-breakpoint
UPDATE "lodges" SET "house_rules" = replace("house_rules"::text, '"Quiet hours from 22:00 to 7:00"', '"Quiet hours from 10 PM to 7 AM"')::jsonb WHERE "house_rules" @> '["Quiet hours from 22:00 to 7:00"]'::jsonb;
