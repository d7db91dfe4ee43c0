import { toCheckoutProblem } from '#server/checkout/problem-text.ts';
import type { SubmitResult } from '#server/checkout/submit-order.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';
import type { RestError } from '../rest/rest-error.ts';

type Refusal = Extract<SubmitResult, { ok: false }>;

/** The name programs know a refusal by, and its status. */
const NAMES: Readonly<Record<string, readonly [code: string, status: number]>> = {
  'ordering.problem.empty': ['woocommerce_rest_cart_empty', 409],
  'ordering.problem.priceChanged': ['vitrine_rest_price_changed', 409],
  'ordering.problem.tooMany': ['vitrine_rest_too_many_orders', 429],
  'ordering.problem.foreignKey': ['vitrine_rest_foreign_key', 409],
  'checkout.problem.line': ['woocommerce_rest_cart_invalid', 409],
  'checkout.problem.rate': ['woocommerce_rest_invalid_shipping_option', 400],
  'checkout.problem.noRate': ['woocommerce_rest_invalid_shipping_option', 400],
  'checkout.problem.payment': ['woocommerce_rest_checkout_missing_payment_method', 400],
  'checkout.problem.paymentGone': ['woocommerce_rest_checkout_payment_method_disabled', 400],
  'checkout.problem.account': ['woocommerce_rest_guest_checkout_disabled', 403],
  'account.problem.emailTaken': ['registration-error-email-exists', 400],
  'checkout.problem.terms': ['vitrine_rest_terms_not_accepted', 400],
  'checkout.problem.totalLow': ['vitrine_rest_total_too_low', 400],
  'checkout.problem.totalHigh': ['vitrine_rest_total_too_high', 400],
};

export function checkoutError(refusal: Refusal, settings: Settings): RestError {
  const t = translator(settings);
  const problems = refusal.problems.map((problem) => toCheckoutProblem(problem, t));
  const [first] = problems;
  if (!first) throw new Error('an order was refused without a reason');
  const { total, refresh, empty } = refusal;
  const data = { problems, total: total === null ? null : String(total), refresh, empty };
  const noEmail = problems.find(
    ({ field, code }) => field === 'billing_email' && code === 'address.problem.required',
  );
  if (noEmail) {
    const missing = 'woocommerce_rest_missing_email_address';
    return { code: missing, status: 400, message: sentence(noEmail), data };
  }
  for (const kind of ['billing', 'shipping'] as const) {
    const ofAddress = problems.filter(({ field }) => field.startsWith(`${kind}_`));
    if (ofAddress.length === 0) continue;
    const errors = { [kind]: ofAddress.map(sentence) };
    return {
      code: 'woocommerce_rest_invalid_address',
      message: t(`checkout.problem.${kind}`, { problem: errors[kind]?.join(' ') ?? '' }),
      status: 400,
      data: { errors, ...data },
    };
  }
  const [code, status] = empty
    ? (['woocommerce_rest_cart_empty', 409] as const)
    : (NAMES[first.code] ?? ['woocommerce_rest_checkout_refused', refresh ? 409 : 400]);
  return { code, status, message: problems.map(sentence).join(' '), data };
}

function sentence({ label, text }: CheckoutProblem): string {
  return label === '' || text.includes(label) ? text : `${label}: ${text}`;
}
