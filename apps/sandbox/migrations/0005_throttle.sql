CREATE TABLE "throttle" (
	"name" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"allowed" boolean NOT NULL,
	"ends_at" bigint NOT NULL
);
