import type { Say } from '#server/pages/text.ts';
import { settleAddress } from '#server/places/settle-address.ts';
import { ADDRESS_KINDS, EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';
import type { CheckoutChoices } from './keep-choices.ts';
import { fieldProblem, inWords } from './order-problem.ts';

/** What is wrong with the parts that are filled in: those still missing are no mistake yet. */
export function filledProblems(choices: CheckoutChoices, say: Say): CheckoutProblem[] {
  return ADDRESS_KINDS.flatMap((kind) => {
    const given = choices[kind];
    if (!given?.country) return [];
    return settleAddress({ ...EMPTY_ADDRESS, ...given }, kind)
      .problems.filter(({ code }) => code !== 'address.problem.required')
      .map((problem) => inWords(fieldProblem(problem, kind, say), say));
  });
}
