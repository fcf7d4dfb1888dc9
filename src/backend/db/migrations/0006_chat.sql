DROP INDEX "payments_payer";--> statement-breakpoint
DROP INDEX "payments_payee";--> statement-breakpoint
DROP INDEX "chats_latest";--> statement-breakpoint
DROP INDEX "message_purchases_user";--> statement-breakpoint
DROP INDEX "messages_conversation";--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
DROP INDEX "post_purchases_user";--> statement-breakpoint
DROP INDEX "posts_published";--> statement-breakpoint
DROP INDEX "posts_author";--> statement-breakpoint
DROP INDEX "referrals_link";--> statement-breakpoint
DROP INDEX "users_creators";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "notice" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_changes" ON "chats" USING btree ("owner_id","changed_in");--> statement-breakpoint
CREATE INDEX "chats_peer_changes" ON "chats" USING btree ("with_user_id","changed_in");--> statement-breakpoint
CREATE INDEX "messages_changes" ON "messages" USING btree ("low_user_id","high_user_id","chat_type","changed_in","id");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_payee" ON "payments" USING btree ("payee_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chats_latest" ON "chats" USING btree ("owner_id","is_hidden","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_purchases_user" ON "message_purchases" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("low_user_id","high_user_id","chat_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at" DESC NULLS FIRST,"hash");--> statement-breakpoint
CREATE INDEX "post_purchases_user" ON "post_purchases" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referrals_link" ON "referrals" USING btree ("link_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "users_creators" ON "users" USING btree ("is_creator","followers_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_changed" BEFORE UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE TRIGGER "chats_changed" BEFORE UPDATE ON "chats" FOR EACH ROW EXECUTE FUNCTION "note_change"();
