CREATE TABLE "sign_in" (
	"session_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"udid" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"address" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_in_of_member" ON "sign_in" USING btree ("member_id","at");