CREATE TABLE "video_work" (
	"file_hash" text PRIMARY KEY NOT NULL,
	"locked_by" uuid NOT NULL,
	"locked_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_work" ADD CONSTRAINT "video_work_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_without_renditions" ON "files" USING btree ("created_at") WHERE "files"."type" = 'video' and "files"."status" = 'ready' and "files"."variants" -> 'hls' is null;