import type { AccountEmail } from '../email.ts';
import type { EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { greeting } from './greeting.ts';

/** Asks for reviews of what was ordered, with a link for each thing. */
export function reviewRequest(
  { say, absolute }: EmailContext,
  { data: { name, things } }: Extract<AccountEmail, { kind: 'review-request' }>,
): EmailBody {
  const first = things[0]?.name ?? '';
  return {
    subject: say('emails.reviewRequest.subject', { count: things.length, name: first }),
    title: say('emails.reviewRequest.title'),
    blocks: [
      greeting(say, name),
      { kind: 'text', text: say('emails.reviewRequest.intro') },
      ...things.map((thing) => ({
        kind: 'action' as const,
        label: say('emails.reviewRequest.action', { name: thing.name }),
        url: absolute(thing.url),
      })),
      { kind: 'text', text: say('emails.reviewRequest.otherwise') },
    ],
  };
}

export function reviewThanks(
  { say, day, absolute, settings }: EmailContext,
  { data: { name, code, percent, until } }: Extract<AccountEmail, { kind: 'review-thanks' }>,
): EmailBody {
  return {
    subject: say('emails.reviewThanks.subject'),
    title: say('emails.reviewThanks.title'),
    blocks: [
      greeting(say, name),
      { kind: 'text', text: say('emails.reviewThanks.intro', { percent }) },
      {
        kind: 'facts',
        rows: [
          { label: say('emails.reviewThanks.code'), value: code },
          ...(until === 0 ? [] : [{ label: say('emails.reviewThanks.until'), value: day(until) }]),
        ],
      },
      {
        kind: 'action',
        label: say('emails.reviewThanks.action'),
        url: absolute(settings['routes.shop']),
      },
    ],
  };
}
