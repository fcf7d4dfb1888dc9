CREATE TABLE "subscription_offers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"trial_days" smallint DEFAULT 0 NOT NULL,
	"promotion_discount" smallint,
	"promotion_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "subscription_offers" ADD CONSTRAINT "subscription_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;