ALTER TABLE "files" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "error" text;--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload" ON "files" USING btree ("owner_id","upload_id");