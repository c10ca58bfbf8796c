CREATE TABLE "bank_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 400001 CACHE 1),
	"member_id" integer NOT NULL,
	"bank" text NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "bank_account_of_member" UNIQUE("member_id","number")
);
