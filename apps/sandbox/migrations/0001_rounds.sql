CREATE TABLE "game_round" (
	"member_id" integer NOT NULL,
	"round_id" text NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "game_round_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"launch" integer NOT NULL,
	"gp_id" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"seed_id" integer NOT NULL,
	"nonce" integer NOT NULL,
	"client_seed" text NOT NULL,
	"stops" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "game_round_member_id_round_id_pk" PRIMARY KEY("member_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "game_seed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_seed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"gp_id" text NOT NULL,
	"server_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"revealed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_seed_id_game_seed_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."game_seed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_round_of_member" ON "game_round" USING btree ("member_id","game_code","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "game_seed_in_use" ON "game_seed" USING btree ("member_id","gp_id") WHERE "game_seed"."revealed_at" is null;