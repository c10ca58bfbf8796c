ALTER TABLE "registration" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "form_hash" text;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_key_hash_unique" UNIQUE("key_hash");