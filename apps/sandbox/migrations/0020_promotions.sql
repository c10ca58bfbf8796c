CREATE TABLE "award" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"currency" text NOT NULL,
	"prize_id" integer,
	"amount" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"times" integer NOT NULL,
	"per" text NOT NULL,
	"condition" text NOT NULL,
	"only_members" integer[],
	"announced" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_currency" (
	"campaign_id" integer NOT NULL,
	"currency" text NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"budget" bigint NOT NULL,
	"number" integer NOT NULL,
	"taken" integer NOT NULL,
	"paid" bigint NOT NULL,
	"required" bigint NOT NULL,
	CONSTRAINT "campaign_currency_campaign_id_currency_pk" PRIMARY KEY("campaign_id","currency")
);
--> statement-breakpoint
CREATE TABLE "campaign_prize" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_prize_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"amounts" jsonb,
	"weight" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_prize_id_campaign_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."campaign_prize"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_currency" ADD CONSTRAINT "campaign_currency_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_prize" ADD CONSTRAINT "campaign_prize_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_of_member" ON "award" USING btree ("member_id","campaign_id");--> statement-breakpoint
CREATE INDEX "award_of_campaign" ON "award" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_of_site" ON "campaign" USING btree ("site_id","kind","end_at");--> statement-breakpoint
CREATE INDEX "prize_of_campaign" ON "campaign_prize" USING btree ("campaign_id","position");