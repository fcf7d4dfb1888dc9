ALTER TABLE "subscriptions" ADD COLUMN "kept_day" smallint;--> statement-breakpoint
UPDATE "subscriptions" SET "kept_day" = CASE
  WHEN extract(day FROM ("expires_at" AT TIME ZONE 'UTC') + interval '1 day') = 1
  THEN greatest(extract(day FROM "expires_at" AT TIME ZONE 'UTC'), extract(day FROM "created_at" AT TIME ZONE 'UTC'))
  ELSE extract(day FROM "expires_at" AT TIME ZONE 'UTC') END;
