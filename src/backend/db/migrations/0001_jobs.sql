CREATE TABLE "failed_work" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"tries" integer NOT NULL,
	"error" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"given_up_at" timestamp (3) with time zone,
	CONSTRAINT "failed_work_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE next_try_at is not null;