CREATE TABLE "remember_families" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"current_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remember_families" ADD CONSTRAINT "remember_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remember_families_user" ON "remember_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "remember_families_rotated" ON "remember_families" USING btree ("rotated_at");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "remember_token";