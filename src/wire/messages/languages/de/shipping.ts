import type { deliveryMessages, shippingMessages } from '../../shipping.ts';
import type { Texts } from '../../texts.ts';

export const germanShippingMessages: Texts<typeof shippingMessages> = {
  'shipping.problem.formulaLength': 'Diese Kosten sind zu lang: höchstens {max} Zeichen.',
  'shipping.problem.formulaDepth':
    'Diese Kosten sind zu tief verschachtelt: höchstens {max} Klammerebenen.',
  'shipping.problem.formulaSign': 'Diese Kosten sind ab Zeichen {at} ungültig.',
};

export const germanDeliveryMessages: Texts<typeof deliveryMessages> = {
  'delivery.closed': 'Geschlossen: {days}',
  'delivery.phone': 'Telefon {phone}',
  'delivery.pickup': 'Abholung bei',
  'delivery.arrives': 'Lieferung: {days}',
  'delivery.ready': 'Abholbereit ab {day}',
  'delivery.arrival': 'Lieferung',
  'delivery.arrivesIfPaid': 'Lieferung: {days}, wenn Sie heute zahlen',
  'delivery.readyIfPaid': 'Abholbereit ab {day}, wenn Sie heute zahlen',
};
