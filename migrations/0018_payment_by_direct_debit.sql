SET LOCAL lock_timeout = '500ms';
LOCK TABLE socios IN ACCESS EXCLUSIVE MODE;
SET LOCAL lock_timeout = 0;
--> statement-breakpoint
ALTER TABLE "socios" DROP CONSTRAINT "socios_payment_method_check";--> statement-breakpoint
ALTER TABLE "socios" ADD CONSTRAINT "socios_payment_method_check" CHECK ("socios"."payment_method" in ('transfer', 'card', 'cash', 'direct-debit'));
