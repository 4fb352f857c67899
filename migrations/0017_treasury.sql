SET LOCAL lock_timeout = '500ms';
LOCK TABLE socios IN SHARE ROW EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_files_kind_check" CHECK ("bank_files"."kind" in ('pain.002', 'camt.053', 'camt.054'))
);
--> statement-breakpoint
CREATE TABLE "bank_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"bank_file_id" integer,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"received_on" date NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"handled_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_returns_kind_check" CHECK ("bank_returns"."kind" in ('rejected', 'returned')),
	CONSTRAINT "bank_returns_fee_cents_check" CHECK ("bank_returns"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"concept" text NOT NULL,
	"concept_ca" text DEFAULT '' NOT NULL,
	"cents" integer NOT NULL,
	"due_on" date NOT NULL,
	"settled_cents" integer DEFAULT 0 NOT NULL,
	"event_id" integer,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancelled_why" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_kind_check" CHECK ("charges"."kind" in ('fee', 'dinner', 'bank-fee', 'other')),
	CONSTRAINT "charges_cents_check" CHECK ("charges"."cents" > 0 and "charges"."settled_cents" between 0 and "charges"."cents"),
	CONSTRAINT "charges_cancelled_check" CHECK (("charges"."cancelled_at" is null) = ("charges"."cancelled_by" is null) and ("charges"."cancelled_at" is null) = ("charges"."cancelled_why" is null)
        and ("charges"."cancelled_at" is null or "charges"."settled_cents" = 0))
);
--> statement-breakpoint
CREATE TABLE "fee_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"membership_type" text NOT NULL,
	"starts_on" date NOT NULL,
	"cents" integer NOT NULL,
	"period" text NOT NULL,
	"joining" text NOT NULL,
	"name" text NOT NULL,
	"name_ca" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_plans_cents_check" CHECK ("fee_plans"."cents" > 0),
	CONSTRAINT "fee_plans_period_check" CHECK ("fee_plans"."period" in ('year', 'quarter')),
	CONSTRAINT "fee_plans_joining_check" CHECK ("fee_plans"."joining" in ('full', 'months'))
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"signed_on" date,
	"via" text,
	"holder" text,
	"iban" text,
	"bic" text,
	"address" text,
	"iban_last4" text,
	"notice_days" integer,
	"text_version" text,
	"document" text,
	"sha256" text,
	"last_due_on" date,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mandates_status_check" CHECK ("mandates"."status" in ('draft', 'active', 'hold', 'replaced', 'revoked', 'expired')),
	CONSTRAINT "mandates_via_check" CHECK ("mandates"."via" in ('screen', 'paper', 'imported')),
	CONSTRAINT "mandates_reference_check" CHECK ("mandates"."reference" ~ '^[A-Za-z0-9/?:().,''+ -]{1,35}$' and "mandates"."reference" !~ '(^/|/$|//)'),
	CONSTRAINT "mandates_signed_check" CHECK ("mandates"."status" not in ('active', 'hold') or ("mandates"."signed_on" is not null and "mandates"."via" is not null
        and "mandates"."holder" is not null and "mandates"."iban" is not null and "mandates"."iban_last4" is not null))
);
--> statement-breakpoint
CREATE TABLE "member_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"socio_id" uuid,
	"fee_cents" integer,
	"hold_why" text,
	"owed_cents" integer DEFAULT 0 NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(coalesce(E'\n ' || number, ''))) STORED NOT NULL,
	CONSTRAINT "member_accounts_fee_cents_check" CHECK ("member_accounts"."fee_cents" >= 0),
	CONSTRAINT "member_accounts_owed_cents_check" CHECK ("member_accounts"."owed_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_parts_cents_check" CHECK ("payment_parts"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"key" text NOT NULL,
	"item_id" integer,
	"reverses" integer,
	"note" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('direct-debit', 'transfer', 'cash', 'card', 'bizum')),
	CONSTRAINT "payments_cents_check" CHECK (case when "payments"."reverses" is null then "payments"."cents" > 0 else "payments"."cents" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_level_check" CHECK ("reminders"."level" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "remittance_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remittance_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"remittance_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"mandate_id" uuid,
	"cents" integer NOT NULL,
	"debtor" text,
	"reason" text,
	"other_remittance_id" integer,
	"outcome" text NOT NULL,
	"sequence" text,
	"end_to_end_id" text,
	"notified_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittance_items_outcome_check" CHECK ("remittance_items"."outcome" in ('excluded', 'included', 'settled', 'returned', 'rejected', 'released')),
	CONSTRAINT "remittance_items_reason_check" CHECK (("remittance_items"."reason" is null) = ("remittance_items"."mandate_id" is not null and "remittance_items"."cents" > 0)
        and ("remittance_items"."reason" is null) = ("remittance_items"."outcome" <> 'excluded')),
	CONSTRAINT "remittance_items_sequence_check" CHECK ("remittance_items"."sequence" in ('RCUR', 'FRST'))
);
--> statement-breakpoint
CREATE TABLE "remittance_lines" (
	"item_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "remittance_lines_item_id_charge_id_pk" PRIMARY KEY("item_id","charge_id"),
	CONSTRAINT "remittance_lines_cents_check" CHECK ("remittance_lines"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remittances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'draft' NOT NULL,
	"due_on" date NOT NULL,
	"message_id" text,
	"debits" integer DEFAULT 0 NOT NULL,
	"total_cents" bigint DEFAULT 0 NOT NULL,
	"file" text,
	"file_sha256" text,
	"remakes" integer,
	"created_by" text NOT NULL,
	"sealed_by" text,
	"notified_at" timestamp with time zone,
	"sealed_at" timestamp with time zone,
	"presented_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittances_status_check" CHECK ("remittances"."status" in ('draft', 'notified', 'sealed', 'presented', 'settled', 'cancelled', 'refused')),
	CONSTRAINT "remittances_sealed_check" CHECK ("remittances"."status" not in ('sealed', 'presented', 'settled', 'refused')
        or ("remittances"."message_id" is not null and "remittances"."file_sha256" is not null))
);
--> statement-breakpoint
CREATE TABLE "treasury_creditor" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"tax_number" text NOT NULL,
	"suffix" text DEFAULT '000' NOT NULL,
	"iban" text NOT NULL,
	"iban_last4" text NOT NULL,
	"cutoff" text DEFAULT '14:00' NOT NULL,
	"lead_days" integer DEFAULT 2 NOT NULL,
	"notice_days" integer DEFAULT 14 NOT NULL,
	"min_cents" integer DEFAULT 0 NOT NULL,
	"frst" boolean DEFAULT false NOT NULL,
	"e_mandates_ok_on" date,
	"two_to_seal" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "treasury_creditor_one_check" CHECK ("treasury_creditor"."id" = 1),
	CONSTRAINT "treasury_creditor_suffix_check" CHECK ("treasury_creditor"."suffix" ~ '^[0-9A-Z]{3}$'),
	CONSTRAINT "treasury_creditor_cutoff_check" CHECK ("treasury_creditor"."cutoff" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "treasury_creditor_days_check" CHECK ("treasury_creditor"."lead_days" between 1 and 30 and "treasury_creditor"."notice_days" between 1 and 60 and "treasury_creditor"."min_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bank_returns" ADD CONSTRAINT "bank_returns_item_id_remittance_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."remittance_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_returns" ADD CONSTRAINT "bank_returns_bank_file_id_bank_files_id_fk" FOREIGN KEY ("bank_file_id") REFERENCES "public"."bank_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_account_id_member_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."member_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_account_id_member_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."member_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_accounts" ADD CONSTRAINT "member_accounts_socio_id_socios_id_fk" FOREIGN KEY ("socio_id") REFERENCES "public"."socios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_member_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."member_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_item_id_remittance_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."remittance_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_payments_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_account_id_member_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."member_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_items" ADD CONSTRAINT "remittance_items_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_items" ADD CONSTRAINT "remittance_items_account_id_member_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."member_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_items" ADD CONSTRAINT "remittance_items_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_item_id_remittance_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."remittance_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_remakes_remittances_id_fk" FOREIGN KEY ("remakes") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_files_sha256_key" ON "bank_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "bank_files_created_at_id_idx" ON "bank_files" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_returns_item_id_key" ON "bank_returns" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "bank_returns_bank_file_id_idx" ON "bank_returns" USING btree ("bank_file_id") WHERE "bank_returns"."bank_file_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_returns_unhandled_idx" ON "bank_returns" USING btree ("received_on","id") WHERE "bank_returns"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_kind_key_key" ON "charges" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "charges_account_id_due_on_id_idx" ON "charges" USING btree ("account_id","due_on","id");--> statement-breakpoint
CREATE INDEX "charges_due_on_id_idx" ON "charges" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "charges_open_idx" ON "charges" USING btree ("account_id","due_on","id") WHERE "charges"."cancelled_at" is null and "charges"."settled_cents" < "charges"."cents";--> statement-breakpoint
CREATE INDEX "charges_event_id_idx" ON "charges" USING btree ("event_id") WHERE "charges"."event_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_plans_membership_type_starts_on_key" ON "fee_plans" USING btree ("membership_type","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_reference_key" ON "mandates" USING btree (lower("reference"));--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_in_force_key" ON "mandates" USING btree ("account_id") WHERE "mandates"."status" in ('active', 'hold');--> statement-breakpoint
CREATE INDEX "mandates_account_id_created_at_idx" ON "mandates" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "mandates_expiring_idx" ON "mandates" USING btree (coalesce("last_due_on", "signed_on"),"id") WHERE "mandates"."status" in ('active', 'hold');--> statement-breakpoint
CREATE UNIQUE INDEX "member_accounts_number_key" ON "member_accounts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "member_accounts_socio_id_key" ON "member_accounts" USING btree ("socio_id");--> statement-breakpoint
CREATE INDEX "member_accounts_number_order_idx" ON "member_accounts" USING btree (length("number"),"number");--> statement-breakpoint
CREATE INDEX "member_accounts_owed_cents_id_idx" ON "member_accounts" USING btree ("owed_cents","id");--> statement-breakpoint
CREATE INDEX "member_accounts_owing_idx" ON "member_accounts" USING btree ("owed_cents","id") WHERE "member_accounts"."owed_cents" > 0;--> statement-breakpoint
CREATE INDEX "member_accounts_credit_idx" ON "member_accounts" USING btree ("credit_cents","id") WHERE "member_accounts"."credit_cents" > 0;--> statement-breakpoint
CREATE INDEX "member_accounts_hold_idx" ON "member_accounts" USING btree ("id") WHERE "member_accounts"."hold_why" is not null;--> statement-breakpoint
CREATE INDEX "payment_parts_payment_id_idx" ON "payment_parts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_parts_charge_id_idx" ON "payment_parts" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key_key" ON "payments" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_item_id_key" ON "payments" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reverses_key" ON "payments" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "payments_account_id_received_on_id_idx" ON "payments" USING btree ("account_id","received_on","id");--> statement-breakpoint
CREATE INDEX "payments_received_on_id_idx" ON "payments" USING btree ("received_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_account_id_level_charge_id_key" ON "reminders" USING btree ("account_id","level","charge_id");--> statement-breakpoint
CREATE INDEX "reminders_charge_id_idx" ON "reminders" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_items_remittance_id_account_id_key" ON "remittance_items" USING btree ("remittance_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_items_end_to_end_id_key" ON "remittance_items" USING btree ("end_to_end_id");--> statement-breakpoint
CREATE INDEX "remittance_items_account_id_id_idx" ON "remittance_items" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "remittance_items_mandate_id_idx" ON "remittance_items" USING btree ("mandate_id") WHERE "remittance_items"."mandate_id" is not null;--> statement-breakpoint
CREATE INDEX "remittance_items_remittance_id_outcome_id_idx" ON "remittance_items" USING btree ("remittance_id","outcome","id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_lines_live_charge_key" ON "remittance_lines" USING btree ("charge_id") WHERE "remittance_lines"."live";--> statement-breakpoint
CREATE INDEX "remittance_lines_charge_id_idx" ON "remittance_lines" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittances_message_id_key" ON "remittances" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "remittances_status_due_on_id_idx" ON "remittances" USING btree ("status","due_on","id");
-- The one writer of `member_accounts.owed_cents`: the difference that a charge makes is committed with the charge.
-- Triggers: charges.charges_owed
CREATE OR REPLACE FUNCTION charges_owed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  difference integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.cancelled_at IS NULL THEN difference := difference - (OLD.cents - OLD.settled_cents); END IF;
  IF NEW.cancelled_at IS NULL THEN difference := difference + (NEW.cents - NEW.settled_cents); END IF;
  IF difference <> 0 THEN
    UPDATE member_accounts SET owed_cents = owed_cents + difference WHERE id = NEW.account_id;
  END IF;
  RETURN NULL;
END $$;

-- What is signed stays as it was signed. An encrypted value may be encrypted with another key, or be erased.
-- Triggers: mandates.mandates_frozen
-- Refuses: mandates_frozen
CREATE OR REPLACE FUNCTION mandates_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change text[];
BEGIN
  IF (OLD.account_id, OLD.reference, OLD.signed_on, OLD.via, OLD.iban_last4, OLD.notice_days, OLD.text_version, OLD.sha256)
    IS DISTINCT FROM (NEW.account_id, NEW.reference, NEW.signed_on, NEW.via, NEW.iban_last4, NEW.notice_days, NEW.text_version, NEW.sha256)
  THEN RAISE EXCEPTION 'a signed mandate does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'mandates_frozen';
  END IF;
  FOREACH change SLICE 1 IN ARRAY ARRAY[
    [OLD.holder, NEW.holder], [OLD.iban, NEW.iban], [OLD.bic, NEW.bic], [OLD.address, NEW.address], [OLD.document, NEW.document]
  ] LOOP
    IF change[2] <> coalesce(change[1], '') AND split_part(change[2], '.', 2) = split_part(coalesce(change[1], change[2]), '.', 2)
    THEN RAISE EXCEPTION 'a signed mandate does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'mandates_frozen';
    END IF;
  END LOOP;
  RETURN NEW;
END $$;

-- The one writer of `charges.settled_cents`, and of `member_accounts.credit_cents` with `payments_credited`. A part is of one
-- account, and the parts of a payment are together at most the payment. The account's row is the lock. What retention deletes is
-- settled or cancelled, used or reversed: it changes no sum (`treasury/entries-erasure.server.ts`).
-- Triggers: payment_parts.payment_parts_settled
-- Refuses: payment_parts_account, payment_parts_sum
CREATE OR REPLACE FUNCTION payment_parts_settled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_account uuid;
  paid integer;
  used integer;
BEGIN
  SELECT account_id, cents INTO of_account, paid FROM payments WHERE id = NEW.payment_id;
  UPDATE member_accounts SET credit_cents = credit_cents - NEW.cents WHERE id = of_account;
  UPDATE charges SET settled_cents = settled_cents + NEW.cents WHERE id = NEW.charge_id AND account_id = of_account;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a payment pays charges of its own account' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_parts_account';
  END IF;
  SELECT sum(cents) INTO used FROM payment_parts WHERE payment_id = NEW.payment_id;
  IF abs(used) > abs(paid) OR sign(used) * sign(paid) < 0 THEN
    RAISE EXCEPTION 'the parts of a payment are more than the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_parts_sum';
  END IF;
  RETURN NULL;
END $$;

-- A payment and its parts are only ever added to: what was wrong is reversed. The note of a payment can be emptied.
-- Triggers: payment_parts.payment_parts_kept, payments.payments_kept
-- Refuses: payments_are_kept
CREATE OR REPLACE FUNCTION payments_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments and their parts do not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_are_kept';
END $$;

-- A payment is credit of its account until parts of it pay charges (`payment_parts_settled`).
-- Triggers: payments.payments_credited
CREATE OR REPLACE FUNCTION payments_credited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE member_accounts SET credit_cents = credit_cents + NEW.cents WHERE id = NEW.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER charges_owed AFTER INSERT OR UPDATE ON charges FOR EACH ROW EXECUTE FUNCTION charges_owed();
CREATE TRIGGER mandates_frozen BEFORE UPDATE ON mandates FOR EACH ROW WHEN (OLD.signed_on IS NOT NULL) EXECUTE FUNCTION mandates_frozen();
CREATE TRIGGER payment_parts_kept BEFORE UPDATE ON payment_parts FOR EACH STATEMENT EXECUTE FUNCTION payments_are_kept();
CREATE TRIGGER payment_parts_settled AFTER INSERT ON payment_parts FOR EACH ROW EXECUTE FUNCTION payment_parts_settled();
CREATE TRIGGER payments_credited AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION payments_credited();
CREATE TRIGGER payments_kept BEFORE UPDATE ON payments FOR EACH ROW
  WHEN (NEW.note IS NOT NULL OR to_jsonb(NEW) - 'note' <> to_jsonb(OLD) - 'note') EXECUTE FUNCTION payments_are_kept();
