import type { MessageKey } from '#wire/messages/messages.ts';
import type { OrderView } from '#wire/order.ts';
import type { OrderLetter } from '../letter.ts';
import type { Block, LetterBody } from './block.ts';
import type { LetterDesk } from './letter-desk.ts';
import { buyerName, fullName, orderAddress, orderBlocks, paymentBlocks } from './order-blocks.ts';

export function writeOrderLetter(
  desk: LetterDesk,
  letter: OrderLetter,
  order: OrderView,
): LetterBody {
  switch (letter.kind) {
    case 'new-order':
      return toManager(desk, order, 'newOrder');
    case 'order-cancelled':
      return toManager(desk, order, 'cancelled');
    case 'order-failed':
      return toManager(desk, order, 'failed');
    case 'order-on-hold':
      return toBuyer(desk, order, sent('onHold', order), paymentBlocks(desk, order));
    case 'order-processing':
      return toBuyer(desk, order, sent('processing', order), paymentBlocks(desk, order));
    case 'order-completed':
      return toBuyer(desk, order, sent('completed', order), []);
    case 'order-taken-back':
      return takenBack(desk, order);
    case 'order-refunded':
      return refunded(desk, order, letter.data);
    case 'customer-note':
      return toBuyer(desk, order, words('note'), [{ kind: 'quote', text: letter.data.note }]);
    case 'invoice':
      return invoice(desk, order);
  }
}

interface Words {
  subject: MessageKey;
  title: MessageKey;
  intro: MessageKey;
}

type Told = 'onHold' | 'processing' | 'completed' | 'takenBack' | 'note';

function words(name: Told): Words {
  return {
    subject: `letters.${name}.subject`,
    title: `letters.${name}.title`,
    intro: `letters.${name}.intro`,
  };
}

/** Where there is no parcel, nothing is said of one. */
function sent(name: Exclude<Told, 'takenBack' | 'note'>, order: OrderView): Words {
  const all = words(name);
  return order.shipping ? all : { ...all, intro: `letters.${name}.introUnsent` };
}

function toBuyer(
  desk: LetterDesk,
  order: OrderView,
  { subject, title, intro }: Words,
  more: Block[],
  values: Record<string, string> = {},
): LetterBody {
  const { say } = desk;
  return {
    subject: say(subject, { number: order.number }),
    title: say(title),
    blocks: [
      greeting(desk, order),
      { kind: 'text', text: say(intro, values) },
      ...more,
      ...orderBlocks(desk, order),
      {
        kind: 'action',
        label: say('letters.viewOrder'),
        url: orderAddress(desk, 'routes.orderReceived', order),
      },
      { kind: 'text', text: say('letters.questions') },
    ],
  };
}

function greeting({ say }: LetterDesk, { billing }: OrderView): Block {
  const name = billing.firstName || fullName(billing);
  const text = name === '' ? say('letters.helloNobody') : say('letters.hello', { name });
  return { kind: 'text', text };
}

function toManager(
  desk: LetterDesk,
  order: OrderView,
  name: 'newOrder' | 'cancelled' | 'failed',
): LetterBody {
  const { say, settings, money } = desk;
  const values = {
    shop: settings['shop.name'],
    number: order.number,
    name: buyerName(order),
    total: money(order.totals.total),
  };
  return {
    subject: say(`letters.${name}.subject`, values),
    title: say(`letters.${name}.title`),
    blocks: [
      { kind: 'text', text: say(`letters.${name}.intro`, values) },
      ...orderBlocks(desk, order, 'letters.newOrder.note'),
    ],
  };
}

/** Whoever has the order's link can cancel it: its buyer hears of it in any case. */
function takenBack(desk: LetterDesk, order: OrderView): LetterBody {
  const text = desk.say('letters.takenBack.otherwise');
  const number = { number: order.number };
  return toBuyer(desk, order, words('takenBack'), [{ kind: 'text', text }], number);
}

function refunded(
  desk: LetterDesk,
  order: OrderView,
  { amount, whole, reason }: Extract<OrderLetter, { kind: 'order-refunded' }>['data'],
): LetterBody {
  const { say, money } = desk;
  const group = whole ? 'refunded' : 'refundedPart';
  const why: Block[] =
    reason === '' ? [] : [{ kind: 'text', text: say('letters.refunded.reason', { reason }) }];
  const text: Words = {
    subject: `letters.${group}.subject`,
    title: `letters.${group}.title`,
    intro: 'letters.refunded.intro',
  };
  return toBuyer(desk, order, text, why, { amount: money(amount) });
}

/** With a way to pay where the order waits for it, else for the buyer's papers. */
function invoice(desk: LetterDesk, order: OrderView): LetterBody {
  const { say } = desk;
  const paper: Block = {
    kind: 'action',
    label: say('letters.invoice.print'),
    url: orderAddress(desk, 'routes.invoice', order),
  };
  const pay: Block = {
    kind: 'action',
    label: say('letters.invoice.pay'),
    url: orderAddress(desk, 'routes.orderPay', order),
  };
  return {
    subject: say('letters.invoice.subject', { number: order.number }),
    title: say('letters.invoice.title'),
    blocks: [
      greeting(desk, order),
      {
        kind: 'text',
        text: say(order.canPay ? 'letters.invoice.payIntro' : 'letters.invoice.intro'),
      },
      order.canPay ? pay : paper,
      ...paymentBlocks(desk, order),
      ...orderBlocks(desk, order),
      { kind: 'text', text: say('letters.questions') },
    ],
  };
}
