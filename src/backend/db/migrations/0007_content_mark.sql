ALTER TABLE "files" ADD COLUMN "content_mark" text;--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("owner_id","content_mark");