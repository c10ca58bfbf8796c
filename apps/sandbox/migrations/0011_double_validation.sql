CREATE TABLE "known_device" (
	"member_id" integer NOT NULL,
	"udid" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "known_device_member_id_udid_pk" PRIMARY KEY("member_id","udid")
);
--> statement-breakpoint
CREATE TABLE "waiting_login" (
	"hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"udid" text NOT NULL,
	"questions" text[] NOT NULL,
	"ends_at" bigint NOT NULL
);
