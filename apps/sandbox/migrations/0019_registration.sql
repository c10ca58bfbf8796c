CREATE TABLE "phone_code" (
	"site_id" integer NOT NULL,
	"phone" text NOT NULL,
	"code" text NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "phone_code_site_id_phone_pk" PRIMARY KEY("site_id","phone")
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"address" text NOT NULL,
	"error_track" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_detail" (
	"site_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "taken_detail_site_id_field_value_pk" PRIMARY KEY("site_id","field","value")
);
--> statement-breakpoint
ALTER TABLE "invite_code" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
CREATE INDEX "taken_detail_of_member" ON "taken_detail" USING btree ("member_id");