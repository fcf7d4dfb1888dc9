CREATE TABLE "deleted_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"file" jsonb NOT NULL,
	"captions" jsonb NOT NULL,
	"folders" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"purge_begun_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deleted_files" ADD CONSTRAINT "deleted_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_files_age" ON "deleted_files" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_files_owner" ON "deleted_files" USING btree ("owner_id","deleted_at");