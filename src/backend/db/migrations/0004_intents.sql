ALTER TABLE "payment_intents" ADD COLUMN "route" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_intents" DROP CONSTRAINT "payment_intents_payer_id_key_pk";--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_payer_id_key_route_pk" PRIMARY KEY("payer_id","key","route");
