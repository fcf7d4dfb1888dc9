ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leave_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "purge_begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("delete_at") WHERE delete_at is not null and purged_at is null;--> statement-breakpoint
UPDATE "users" SET "deleted_at" = now(), "delete_at" = now() + interval '30 days' WHERE "is_deleted";
