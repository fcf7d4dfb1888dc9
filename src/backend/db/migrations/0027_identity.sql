CREATE TABLE "identity_reports" (
	"session_id" text NOT NULL,
	"event_id" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_reports_session_id_event_id_pk" PRIMARY KEY("session_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"locale" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"since" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_tokens" (
	"session_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passage_reports" (
	"event_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passage_sessions" (
	"reference" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"token" text NOT NULL,
	"token_at" timestamp (3) with time zone NOT NULL,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_reports" ADD CONSTRAINT "identity_reports_session_id_identity_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."identity_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_tokens" ADD CONSTRAINT "identity_tokens_session_id_identity_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."identity_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_sessions_undecided" ON "identity_sessions" USING btree ("user_id") WHERE "identity_sessions"."status" in ('open', 'pending');--> statement-breakpoint
CREATE INDEX "identity_sessions_user" ON "identity_sessions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "passage_reports_due" ON "passage_reports" USING btree ("ended_at","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passage_sessions_page" ON "passage_sessions" USING btree ("page");