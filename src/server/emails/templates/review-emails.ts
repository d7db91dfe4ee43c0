import type { AccountEmail } from '../email.ts';
import type { EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { greeting } from './greeting.ts';

/** Asks for reviews of what was ordered, with a link for each thing. */
export function reviewRequest(
  { t, absolute }: EmailContext,
  { data: { name, things } }: Extract<AccountEmail, { kind: 'review-request' }>,
): EmailBody {
  const first = things[0]?.name ?? '';
  return {
    subject: t('emails.reviewRequest.subject', { count: things.length, name: first }),
    title: t('emails.reviewRequest.title'),
    blocks: [
      greeting(t, name),
      { kind: 'text', text: t('emails.reviewRequest.intro') },
      ...things.map((thing) => ({
        kind: 'action' as const,
        label: t('emails.reviewRequest.action', { name: thing.name }),
        url: absolute(thing.url),
      })),
      { kind: 'text', text: t('emails.reviewRequest.otherwise') },
    ],
  };
}

export function reviewThanks(
  { t, day, absolute, settings }: EmailContext,
  { data: { name, code, percent, until } }: Extract<AccountEmail, { kind: 'review-thanks' }>,
): EmailBody {
  return {
    subject: t('emails.reviewThanks.subject'),
    title: t('emails.reviewThanks.title'),
    blocks: [
      greeting(t, name),
      { kind: 'text', text: t('emails.reviewThanks.intro', { percent }) },
      {
        kind: 'facts',
        rows: [
          { label: t('emails.reviewThanks.code'), value: code },
          ...(until === 0 ? [] : [{ label: t('emails.reviewThanks.until'), value: day(until) }]),
        ],
      },
      {
        kind: 'action',
        label: t('emails.reviewThanks.action'),
        url: absolute(settings['routes.shop']),
      },
    ],
  };
}
