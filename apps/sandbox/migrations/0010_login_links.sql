CREATE TABLE "login_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_link" ADD CONSTRAINT "login_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;