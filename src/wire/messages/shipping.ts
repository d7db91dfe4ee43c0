import type { Message } from '#rules/messages/format.ts';
import type { FormulaProblem } from '#rules/shipping/parse-cost.ts';

/** Why a cost of delivery cannot be saved: one text for each code, none missing. */
export const shippingMessages: Record<FormulaProblem['code'], Message> = {
  'shipping.problem.formulaLength': 'This cost is too long: {max} characters is the limit.',
  'shipping.problem.formulaDepth':
    'This cost is nested too deeply: {max} levels of brackets is the limit.',
  'shipping.problem.formulaSign': 'This cost is not valid from character {at}.',
};

/** Where and when an order is had; only the server writes it. */
export const deliveryMessages = {
  'delivery.closed': 'Closed on {days}',
  'delivery.phone': 'Telephone {phone}',
  'delivery.pickup': 'Collect at',
  'delivery.arrives': 'Arrives {days}',
  'delivery.ready': 'Ready to collect from {day}',
  'delivery.arrival': 'Arrival',
  'delivery.arrivesIfPaid': 'Arrives {days} if you pay today',
  'delivery.readyIfPaid': 'Ready to collect from {day} if you pay today',
} as const;
