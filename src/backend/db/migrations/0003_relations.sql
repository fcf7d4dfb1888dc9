ALTER TABLE "users" ADD COLUMN "avatar_align" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banner_align" jsonb;--> statement-breakpoint
CREATE INDEX "bans_by" ON "bans" USING btree ("by_user_id","created_at" DESC NULLS LAST,"to_user_id");