ALTER TABLE "bans" ADD COLUMN "by_username" text;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "by_display_name" text;--> statement-breakpoint
UPDATE "bans" SET "by_username" = "users"."username", "by_display_name" = "users"."display_name" FROM "users" WHERE "users"."id" = "bans"."by_user_id" AND "bans"."ban_type" = 'block';
