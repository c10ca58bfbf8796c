ALTER TABLE "game_round" RENAME COLUMN "stops" TO "shown";--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "engine" text DEFAULT 'slot' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "choice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "moves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "added" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
-- Rounds so far were over as soon as they stood.
UPDATE "game_round" SET "ended_at" = "at";--> statement-breakpoint
CREATE UNIQUE INDEX "game_round_open" ON "game_round" USING btree ("member_id","game_code") WHERE "game_round"."ended_at" is null;