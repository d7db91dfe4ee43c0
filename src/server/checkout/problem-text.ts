import type { Translate } from '#server/language/translator.ts';
import { type OrderProblem, orderProblemText } from '#server/orders/order-problem.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';

/** A problem as the page shows it beside its field. */
export function toCheckoutProblem(problem: OrderProblem, t: Translate): CheckoutProblem {
  const { code, field = '', values } = problem;
  const label = code.startsWith('address.problem.') ? String(values?.name ?? '') : '';
  return { code, field, label, text: orderProblemText(problem, t) };
}
