CREATE TABLE "reality_check" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"minutes" integer,
	"counted_from" bigint NOT NULL
);
