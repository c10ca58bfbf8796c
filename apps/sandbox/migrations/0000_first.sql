CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"gp_id" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	"opening" bigint NOT NULL,
	CONSTRAINT "account_identity" UNIQUE("owner","kind","gp_id","currency"),
	CONSTRAINT "account_not_negative" CHECK ("account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "answered_call" (
	"member_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb,
	"at" bigint NOT NULL,
	CONSTRAINT "answered_call_member_id_call_key_pk" PRIMARY KEY("member_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"token" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"member_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "favourite_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_played" (
	"member_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "last_played_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "launch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "launch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"launch_id" text NOT NULL,
	"gp_id" text NOT NULL,
	"game_id" integer NOT NULL,
	"game_type" integer NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"device" integer NOT NULL,
	"lobby_url" text NOT NULL,
	"locale" text NOT NULL,
	"ticket" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"started_at" bigint NOT NULL,
	"opened_at" bigint,
	"left_at" bigint,
	CONSTRAINT "launch_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "launch_of_member" UNIQUE("member_id","launch_id")
);
--> statement-breakpoint
CREATE TABLE "lent_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"account" text NOT NULL,
	"password_hash" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "member_account" UNIQUE("site_id","account")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_state" (
	"gp_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"start_at" bigint,
	"end_at" bigint,
	"delay_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_of_site" ON "content" USING btree ("site_id","kind","position");--> statement-breakpoint
CREATE INDEX "entry_of_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "entry_of_account" ON "ledger_entry" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "launch_by_state" ON "launch" USING btree ("member_id","state");--> statement-breakpoint
CREATE INDEX "session_of_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "token_of_session" ON "token" USING btree ("session_id");