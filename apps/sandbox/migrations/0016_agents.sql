CREATE TABLE "agent_application" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"applied_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "downline" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"joined_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "downline_of_agent" ON "downline" USING btree ("agent_id");