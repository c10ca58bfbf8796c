CREATE TABLE "hidden_bulletins" (
	"member_id" integer NOT NULL,
	"device" integer NOT NULL,
	"location" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "hidden_bulletins_member_id_device_location_pk" PRIMARY KEY("member_id","device","location")
);
