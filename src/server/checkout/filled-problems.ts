import type { FieldRequirements } from '#rules/addresses/field-requirements.ts';
import { settleAddress } from '#server/addresses/settle-address.ts';
import type { Translate } from '#server/language/translator.ts';
import { fieldProblem } from '#server/orders/order-problem.ts';
import { ADDRESS_KINDS, EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';
import type { CheckoutChoices } from '#wire/forms/order-review-form.ts';
import { toCheckoutProblem } from './problem-text.ts';

/** Problems of the parts that are filled in: those still missing are no mistake yet. */
export function filledProblems(
  choices: CheckoutChoices,
  requirements: FieldRequirements,
  t: Translate,
): CheckoutProblem[] {
  return ADDRESS_KINDS.flatMap((kind) => {
    const address = choices[kind];
    if (!address?.country) return [];
    return settleAddress({ ...EMPTY_ADDRESS, ...address }, kind, requirements)
      .problems.filter(({ code }) => code !== 'address.problem.required')
      .map((problem) => toCheckoutProblem(fieldProblem(problem, kind, t), t));
  });
}
