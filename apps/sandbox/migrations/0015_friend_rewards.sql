CREATE TABLE "invite_code" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "invite_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invited_friend" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invited_friend_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"friend_id" integer NOT NULL,
	"joined_at" bigint NOT NULL,
	"rewarded_at" bigint,
	"amount" bigint,
	CONSTRAINT "invited_friend_friend_id_unique" UNIQUE("friend_id")
);
--> statement-breakpoint
CREATE INDEX "invited_friend_of_member" ON "invited_friend" USING btree ("member_id");