import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import type { OrderView } from '#wire/order.ts';
import type { OrderEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { greeting } from './greeting.ts';
import { buyerName, fullName } from './order-blocks.ts';

// What buyers send back: the emails to the shop and to them.

type Returned = Extract<OrderEmail, { kind: 'return-update' }>['data'];

export function returnRequested(
  desk: EmailContext,
  order: OrderView,
  { returnId, things }: Extract<OrderEmail, { kind: 'return-new' }>['data'],
): EmailBody {
  const { t } = desk;
  const values = { shop: desk.settings['shop.name'], name: buyerName(order) };
  return {
    subject: t('emails.returnNew.subject', { ...values, number: order.number }),
    title: t('emails.returnNew.title'),
    blocks: [
      { kind: 'text', text: t('emails.returnNew.intro', { ...values, number: order.number }) },
      thingBlock(desk, things),
      {
        kind: 'action',
        label: t('emails.returnNew.open'),
        url: desk.absolute(`${ADMIN_PATH}/returns/${returnId}/show`),
      },
    ],
  };
}

export function returnUpdate(desk: EmailContext, order: OrderView, data: Returned): EmailBody {
  const { t } = desk;
  const { state, things, message, postage, carrierUrl, labelUrl, url } = data;
  const isAccepted = state === 'accepted';
  const postageText: Block = {
    kind: 'text',
    text: t(
      postage === 'shop' ? 'emails.returnUpdate.postageShop' : 'emails.returnUpdate.postageBuyer',
    ),
  };
  return {
    subject: t(`emails.returnUpdate.${state}Subject`, { number: order.number }),
    title: t(`emails.returnUpdate.${state}Title`),
    blocks: [
      greeting(t, order.billing.firstName || fullName(order.billing)),
      { kind: 'text', text: t(`emails.returnUpdate.${state}Intro`) },
      ...(message === '' ? [] : [{ kind: 'quote', text: message } as const]),
      ...(isAccepted && labelUrl !== '' ? [labelBlock(desk, labelUrl)] : []),
      ...(isAccepted && carrierUrl !== '' ? [carrierBlock(desk, carrierUrl)] : []),
      ...(isAccepted ? [postageText] : []),
      thingBlock(desk, things),
      { kind: 'action', label: t('emails.returnUpdate.view'), url: desk.absolute(url) },
    ],
  };
}

function labelBlock({ t, absolute }: EmailContext, url: string): Block {
  return { kind: 'action', label: t('emails.returnUpdate.label'), url: absolute(url) };
}

/** A page of the carrier's own: an email leads there only as a link that was checked when it was stored. */
function carrierBlock({ t }: EmailContext, url: string): Block {
  return { kind: 'links', rows: [{ label: t('emails.returnUpdate.carrier'), url, hint: '' }] };
}

function thingBlock({ t }: EmailContext, things: Returned['things']): Block {
  const rows = things.map(({ name, quantity }) => ({
    label: name,
    value: t('orders.times', { quantity }),
  }));
  return { kind: 'facts', rows };
}
