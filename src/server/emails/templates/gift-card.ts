import type { AccountEmail } from '../email.ts';
import type { EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { greeting } from './greeting.ts';

/** A gift card with its code, which is shown nowhere else. */
export function giftCard(
  { t, money, day, absolute, settings }: EmailContext,
  { data }: Extract<AccountEmail, { kind: 'gift-card' }>,
): EmailBody {
  const { name, sender, message, code, expiresAt } = data;
  const amount = money(data.amount);
  const intro =
    sender === ''
      ? t('emails.giftCard.intro', { amount })
      : t('emails.giftCard.introFrom', { amount, sender });
  return {
    subject: t('emails.giftCard.subject', { amount }),
    title: t('emails.giftCard.title'),
    blocks: [
      greeting(t, name),
      { kind: 'text', text: intro },
      ...(message === '' ? [] : [{ kind: 'quote', text: message } as const]),
      {
        kind: 'facts',
        rows: [
          { label: t('emails.giftCard.code'), value: code },
          ...(expiresAt === 0
            ? []
            : [{ label: t('emails.giftCard.until'), value: day(expiresAt) }]),
        ],
      },
      { kind: 'text', text: t('emails.giftCard.how') },
      {
        kind: 'action',
        label: t('emails.giftCard.action'),
        url: absolute(settings['routes.shop']),
      },
    ],
  };
}
