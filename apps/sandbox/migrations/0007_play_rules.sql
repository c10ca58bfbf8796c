CREATE TABLE "provider_rule" (
	"gp_id" text PRIMARY KEY NOT NULL,
	"autoplay" boolean NOT NULL,
	"turbo" boolean NOT NULL
);
