import type { AccountLetter } from '../letter.ts';
import type { Block, LetterBody } from './block.ts';
import { hello } from './hello.ts';
import type { LetterDesk } from './letter-desk.ts';

type Changed = Extract<AccountLetter, { kind: 'password-changed' | 'second-factor-off' }>;
type EmailChanged = Extract<AccountLetter, { kind: 'email-changed' }>;

const GROUPS = {
  'password-changed': 'passwordChanged',
  'second-factor-off': 'secondFactorOff',
} as const satisfies Record<Changed['kind'], string>;

/** What opens the account is another than before: told to its owner, in case it was somebody else. */
export function accountChanged(desk: LetterDesk, letter: Changed): LetterBody {
  const { say, settings, absolute } = desk;
  const group = GROUPS[letter.kind];
  const values = valuesOf(desk, letter.data.at);
  return {
    subject: say(`letters.${group}.subject`, values),
    title: say(`letters.${group}.title`),
    blocks: [
      hello(say, letter.data.name),
      { kind: 'text', text: say(`letters.${group}.intro`, { ...values, email: letter.to }) },
      { kind: 'text', text: say('letters.notYou.nothing') },
      { kind: 'text', text: say(`letters.${group}.otherwise`) },
      {
        kind: 'action',
        label: say('letters.notYou.action'),
        url: absolute(settings['routes.lostPassword']),
      },
      contact(desk),
    ],
  };
}

/** Goes to the address of before. A link for a new password would go to the new one: people help. */
export function emailChanged(desk: LetterDesk, { data }: EmailChanged): LetterBody {
  const { say } = desk;
  const values = { ...valuesOf(desk, data.at), email: data.email };
  return {
    subject: say('letters.emailChanged.subject', values),
    title: say('letters.emailChanged.title'),
    blocks: [
      hello(say, data.name),
      { kind: 'text', text: say('letters.emailChanged.intro', values) },
      { kind: 'text', text: say('letters.notYou.nothing') },
      { kind: 'text', text: say('letters.emailChanged.otherwise', values) },
    ],
  };
}

function valuesOf({ settings, moment }: LetterDesk, at: number) {
  return { shop: settings['shop.name'], contact: settings['shop.email'], when: moment(at) };
}

function contact({ say, settings }: LetterDesk): Block {
  return { kind: 'text', text: say('letters.notYou.contact', { contact: settings['shop.email'] }) };
}
