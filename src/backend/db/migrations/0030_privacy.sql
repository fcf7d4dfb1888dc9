ALTER TABLE "users" ADD COLUMN "writers" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_findable" boolean DEFAULT true NOT NULL;