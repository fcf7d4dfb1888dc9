CREATE TABLE "notice_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"likes" boolean DEFAULT true NOT NULL,
	"comments" boolean DEFAULT true NOT NULL,
	"purchases" boolean DEFAULT true NOT NULL,
	"followers" boolean DEFAULT true NOT NULL,
	"subscribers" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;