ALTER TABLE "launch" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "launch" ADD COLUMN "opened_by" text;