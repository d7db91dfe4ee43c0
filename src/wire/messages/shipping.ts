import type { Message } from '#rules/messages/format.ts';
import type { FormulaProblem } from '#rules/shipping/cost-formula.ts';

/** Why a cost of delivery cannot be saved: one text for each code, none missing. */
export const shippingMessages: Record<FormulaProblem['code'], Message> = {
  'shipping.problem.formulaLength': 'This cost is too long: {max} characters are the most.',
  'shipping.problem.formulaDepth':
    'This cost is too deep: {max} brackets inside each other are the most.',
  'shipping.problem.formulaSign': 'This cost cannot be read from character {at} on.',
};
