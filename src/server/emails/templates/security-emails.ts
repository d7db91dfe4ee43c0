import type { AccountEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { greeting } from './greeting.ts';

type Changed = Extract<AccountEmail, { kind: 'password-changed' | 'second-factor-off' }>;
type EmailChanged = Extract<AccountEmail, { kind: 'email-changed' }>;

const GROUPS = {
  'password-changed': 'passwordChanged',
  'second-factor-off': 'secondFactorOff',
} as const satisfies Record<Changed['kind'], string>;

/** What opens the account is another than before: told to its owner, in case it was somebody else. */
export function accountChanged(desk: EmailContext, email: Changed): EmailBody {
  const { say, settings, absolute } = desk;
  const group = GROUPS[email.kind];
  const values = valuesOf(desk, email.data.at);
  return {
    subject: say(`emails.${group}.subject`, values),
    title: say(`emails.${group}.title`),
    blocks: [
      greeting(say, email.data.name),
      { kind: 'text', text: say(`emails.${group}.intro`, { ...values, email: email.to }) },
      { kind: 'text', text: say('emails.notYou.nothing') },
      { kind: 'text', text: say(`emails.${group}.otherwise`) },
      {
        kind: 'action',
        label: say('emails.notYou.action'),
        url: absolute(settings['routes.lostPassword']),
      },
      contact(desk),
    ],
  };
}

/** Goes to the address of before. A link for a new password would go to the new one: people help. */
export function emailChanged(desk: EmailContext, { data }: EmailChanged): EmailBody {
  const { say } = desk;
  const values = { ...valuesOf(desk, data.at), email: data.email };
  return {
    subject: say('emails.emailChanged.subject', values),
    title: say('emails.emailChanged.title'),
    blocks: [
      greeting(say, data.name),
      { kind: 'text', text: say('emails.emailChanged.intro', values) },
      { kind: 'text', text: say('emails.notYou.nothing') },
      { kind: 'text', text: say('emails.emailChanged.otherwise', values) },
    ],
  };
}

function valuesOf({ settings, moment }: EmailContext, at: number) {
  return { shop: settings['shop.name'], contact: settings['shop.email'], when: moment(at) };
}

function contact({ say, settings }: EmailContext): Block {
  return { kind: 'text', text: say('emails.notYou.contact', { contact: settings['shop.email'] }) };
}
