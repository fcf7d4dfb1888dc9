ALTER TABLE "files" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "files" SET "bytes" = coalesce(("variants"->'full'->>'bytes')::integer, 0) + coalesce(("variants"->'thumb'->>'bytes')::integer, 0) + coalesce(("variants"->'original'->>'bytes')::integer, 0);
