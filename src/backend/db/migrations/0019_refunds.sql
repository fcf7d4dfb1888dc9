DROP INDEX "ledger_payment";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_payment" ON "ledger_entries" USING btree ("payment_id","kind","account");