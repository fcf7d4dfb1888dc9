CREATE TABLE "unfinished_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"part" text NOT NULL,
	"length" integer NOT NULL,
	"metadata" jsonb NOT NULL,
	"file_hash" text,
	"locked_by" uuid,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD CONSTRAINT "unfinished_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unfinished_uploads_intent" ON "unfinished_uploads" USING btree ("owner_id","upload_id","part");--> statement-breakpoint
CREATE INDEX "unfinished_uploads_age" ON "unfinished_uploads" USING btree ("created_at");