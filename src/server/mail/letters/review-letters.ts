import type { AccountLetter } from '../letter.ts';
import type { LetterBody } from './block.ts';
import { hello } from './hello.ts';
import type { LetterDesk } from './letter-desk.ts';

/** Asks for reviews of what was ordered, with a link for each thing. */
export function reviewRequest(
  { say, absolute }: LetterDesk,
  { data: { name, things } }: Extract<AccountLetter, { kind: 'review-request' }>,
): LetterBody {
  const first = things[0]?.name ?? '';
  return {
    subject: say('letters.reviewRequest.subject', { count: things.length, name: first }),
    title: say('letters.reviewRequest.title'),
    blocks: [
      hello(say, name),
      { kind: 'text', text: say('letters.reviewRequest.intro') },
      ...things.map((thing) => ({
        kind: 'action' as const,
        label: say('letters.reviewRequest.action', { name: thing.name }),
        url: absolute(thing.url),
      })),
      { kind: 'text', text: say('letters.reviewRequest.otherwise') },
    ],
  };
}

export function reviewThanks(
  { say, day, absolute, settings }: LetterDesk,
  { data: { name, code, percent, until } }: Extract<AccountLetter, { kind: 'review-thanks' }>,
): LetterBody {
  return {
    subject: say('letters.reviewThanks.subject'),
    title: say('letters.reviewThanks.title'),
    blocks: [
      hello(say, name),
      { kind: 'text', text: say('letters.reviewThanks.intro', { percent }) },
      {
        kind: 'facts',
        rows: [
          { label: say('letters.reviewThanks.code'), value: code },
          ...(until === 0 ? [] : [{ label: say('letters.reviewThanks.until'), value: day(until) }]),
        ],
      },
      {
        kind: 'action',
        label: say('letters.reviewThanks.action'),
        url: absolute(settings['routes.shop']),
      },
    ],
  };
}
