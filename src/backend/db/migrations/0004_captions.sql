CREATE TABLE "captions" (
	"file_hash" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "captions_file_hash_language_pk" PRIMARY KEY("file_hash","language")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "captions" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_preview_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE cascade ON UPDATE no action;