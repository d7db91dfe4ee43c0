import type { AccountEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';

/** What was left in a basket, and the link that brings it back. */
export function cartReminder(
  { t, absolute }: EmailContext,
  { data }: Extract<AccountEmail, { kind: 'basket-reminder' }>,
): EmailBody {
  const { things, more, url, endUrl, code } = data;
  const rows = things.map(({ name, quantity }) => ({
    label: name,
    value: t('orders.times', { quantity }),
  }));
  const gift: Block[] =
    code === ''
      ? []
      : [
          { kind: 'text', text: t('emails.basketReminder.gift') },
          { kind: 'facts', rows: [{ label: t('emails.basketReminder.code'), value: code }] },
        ];
  return {
    subject: t('emails.basketReminder.subject'),
    title: t('emails.basketReminder.title'),
    blocks: [
      { kind: 'text', text: t('emails.basketReminder.intro') },
      { kind: 'facts', rows },
      ...(more === 0
        ? []
        : [{ kind: 'text', text: t('emails.basketReminder.more', { count: more }) } as const]),
      ...gift,
      { kind: 'action', label: t('emails.basketReminder.action'), url: absolute(url) },
      { kind: 'text', text: t('emails.basketReminder.stock') },
    ],
    last: [
      { kind: 'text', text: t('emails.basketReminder.otherwise') },
      { kind: 'action', label: t('emails.basketReminder.end'), url: absolute(endUrl) },
    ],
  };
}
