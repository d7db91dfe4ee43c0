import type { MessageValues } from '#rules/messages/format.ts';
import { deviceText } from '#server/language/device-text.ts';
import type { AccountEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { greeting } from './greeting.ts';

type Changed = Extract<
  AccountEmail,
  {
    kind:
      | 'password-changed'
      | 'second-factor-on'
      | 'second-factor-off'
      | 'passkey-added'
      | 'passkey-removed'
      | 'new-device';
  }
>;
type EmailChanged = Extract<AccountEmail, { kind: 'email-changed' }>;

const GROUPS = {
  'password-changed': 'passwordChanged',
  'second-factor-on': 'secondFactorOn',
  'second-factor-off': 'secondFactorOff',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
  'new-device': 'newDevice',
} as const satisfies Record<Changed['kind'], string>;

/**
 * A credential of the account was changed: its owner is notified, in case it was another person.
 */
export function accountChanged(desk: EmailContext, email: Changed): EmailBody {
  const { t, settings, absolute } = desk;
  const group = GROUPS[email.kind];
  const values = { ...toValues(desk, email.data.at), ...getNames(desk, email) };
  return {
    subject: t(`emails.${group}.subject`, values),
    title: t(`emails.${group}.title`),
    blocks: [
      greeting(t, email.data.name),
      { kind: 'text', text: t(`emails.${group}.intro`, { ...values, email: email.to }) },
      { kind: 'text', text: t('emails.notYou.nothing') },
      { kind: 'text', text: t(`emails.${group}.otherwise`) },
      {
        kind: 'action',
        label: t('emails.notYou.action'),
        url: absolute(settings['routes.lostPassword']),
      },
      contact(desk),
    ],
  };
}

/**
 * Sent to the former address. A link for a new password would go to the new one, so staff has to
 * help.
 */
export function emailChanged(desk: EmailContext, { data }: EmailChanged): EmailBody {
  const { t } = desk;
  const values = { ...toValues(desk, data.at), email: data.email };
  return {
    subject: t('emails.emailChanged.subject', values),
    title: t('emails.emailChanged.title'),
    blocks: [
      greeting(t, data.name),
      { kind: 'text', text: t('emails.emailChanged.intro', values) },
      { kind: 'text', text: t('emails.notYou.nothing') },
      { kind: 'text', text: t('emails.emailChanged.otherwise', values) },
    ],
  };
}

/** The device or the passkey the email is about. */
function getNames({ t }: EmailContext, { data }: Changed): MessageValues {
  if ('passkey' in data) return { passkey: data.passkey };
  if ('browser' in data) return { device: deviceText(t, data) };
  return {};
}

function toValues({ settings, moment }: EmailContext, at: number) {
  return { shop: settings['shop.name'], contact: settings['shop.email'], when: moment(at) };
}

function contact({ t, settings }: EmailContext): Block {
  return { kind: 'text', text: t('emails.notYou.contact', { contact: settings['shop.email'] }) };
}
