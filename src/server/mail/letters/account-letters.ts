import type { AccountLetter } from '../letter.ts';
import type { Block, LetterBody } from './block.ts';
import { hello } from './hello.ts';
import type { LetterDesk } from './letter-desk.ts';
import { reviewRequest, reviewThanks } from './review-letters.ts';
import { accountChanged, emailChanged } from './security-letters.ts';

type LinkLetter = Extract<AccountLetter, { kind: 'verify-email' | 'reset-password' }>;

const GROUPS = {
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
} as const satisfies Record<LinkLetter['kind'], string>;

export function writeAccountLetter(desk: LetterDesk, letter: AccountLetter): LetterBody {
  switch (letter.kind) {
    case 'welcome':
      return welcome(desk, letter);
    case 'review-request':
      return reviewRequest(desk, letter);
    case 'review-thanks':
      return reviewThanks(desk, letter);
    case 'email-changed':
      return emailChanged(desk, letter);
    case 'password-changed':
    case 'second-factor-off':
      return accountChanged(desk, letter);
    default:
      return linkLetter(desk, letter);
  }
}

function welcome(
  { say, settings, absolute }: LetterDesk,
  { to, data }: Extract<AccountLetter, { kind: 'welcome' }>,
): LetterBody {
  return {
    subject: say('letters.welcome.subject', { shop: settings['shop.name'] }),
    title: say('letters.welcome.title'),
    blocks: [
      hello(say, data.name),
      { kind: 'text', text: say('letters.welcome.intro', { email: to }) },
      {
        kind: 'action',
        label: say('letters.welcome.action'),
        url: absolute(settings['routes.account']),
      },
    ],
  };
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** In the largest unit that counts it whole: 60 minutes, 3 hours, 2 days. */
function lasts(say: LetterDesk['say'], minutes: number): Block[] {
  if (minutes === 0) return [];
  if (minutes % DAY === 0) {
    return [{ kind: 'text', text: say('letters.linkLastsDays', { count: minutes / DAY }) }];
  }
  if (minutes > HOUR && minutes % HOUR === 0) {
    return [{ kind: 'text', text: say('letters.linkLastsHours', { count: minutes / HOUR }) }];
  }
  return [{ kind: 'text', text: say('letters.linkLasts', { count: minutes }) }];
}

/** One link that does one thing, and what to do when it was somebody else who asked for it. */
function linkLetter({ say, settings, absolute }: LetterDesk, letter: LinkLetter): LetterBody {
  const group = GROUPS[letter.kind];
  const { name, url, minutes } = letter.data;
  return {
    subject: say(`letters.${group}.subject`, { shop: settings['shop.name'] }),
    title: say(`letters.${group}.title`),
    blocks: [
      hello(say, name),
      { kind: 'text', text: say(`letters.${group}.intro`, { email: letter.to }) },
      {
        kind: 'action',
        label: say(`letters.${group}.action`),
        url: absolute(url),
        hint: say('letters.linkHint', { url: absolute(url) }),
      },
      ...lasts(say, minutes),
      { kind: 'text', text: say(`letters.${group}.otherwise`) },
    ],
  };
}
