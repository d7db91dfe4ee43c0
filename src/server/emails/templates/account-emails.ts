import type { AccountEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import { cartReminder } from './cart-reminder.ts';
import type { EmailContext } from './email-context.ts';
import { giftCard } from './gift-card.ts';
import { greeting } from './greeting.ts';
import { reviewRequest, reviewThanks } from './review-emails.ts';
import { salesReport } from './sales-report.ts';
import { accountChanged, emailChanged } from './security-emails.ts';

type LinkEmail = Extract<
  AccountEmail,
  { kind: 'verify-email' | 'reset-password' | 'staff-invitation' | 'newsletter-confirm' }
>;

const GROUPS = {
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'staff-invitation': 'staffInvitation',
  'newsletter-confirm': 'newsletterConfirm',
} as const satisfies Record<LinkEmail['kind'], string>;

export function writeAccountEmail(desk: EmailContext, email: AccountEmail): EmailBody {
  switch (email.kind) {
    case 'welcome':
      return welcome(desk, email);
    case 'review-request':
      return reviewRequest(desk, email);
    case 'review-thanks':
      return reviewThanks(desk, email);
    case 'newsletter-welcome':
      return newsletterWelcome(desk, email);
    case 'back-in-stock':
      return backInStock(desk, email);
    case 'basket-reminder':
      return cartReminder(desk, email);
    case 'gift-card':
      return giftCard(desk, email);
    case 'contact-message':
      return contactMessage(desk, email);
    case 'sales-report':
      return salesReport(desk, email);
    case 'email-changed':
      return emailChanged(desk, email);
    case 'password-changed':
    case 'second-factor-on':
    case 'second-factor-off':
    case 'passkey-added':
    case 'passkey-removed':
    case 'new-device':
      return accountChanged(desk, email);
    default:
      return linkEmail(desk, email);
  }
}

function welcome(
  { t, settings, absolute }: EmailContext,
  { to, data }: Extract<AccountEmail, { kind: 'welcome' }>,
): EmailBody {
  return {
    subject: t('emails.welcome.subject', { shop: settings['shop.name'] }),
    title: t('emails.welcome.title'),
    blocks: [
      greeting(t, data.name),
      { kind: 'text', text: t('emails.welcome.intro', { email: to }) },
      {
        kind: 'action',
        label: t('emails.welcome.action'),
        url: absolute(settings['routes.account']),
      },
    ],
  };
}

function newsletterWelcome(
  { t, settings, absolute }: EmailContext,
  { data }: Extract<AccountEmail, { kind: 'newsletter-welcome' }>,
): EmailBody {
  const url = absolute(data.url);
  return {
    subject: t('emails.newsletterWelcome.subject', { shop: settings['shop.name'] }),
    title: t('emails.newsletterWelcome.title'),
    blocks: [{ kind: 'text', text: t('emails.newsletterWelcome.intro') }],
    last: [
      { kind: 'text', text: t('emails.newsletterWelcome.otherwise') },
      { kind: 'action', label: t('emails.newsletterWelcome.action'), url },
    ],
  };
}

function backInStock(
  { t, absolute }: EmailContext,
  { data: { name, url, endUrl } }: Extract<AccountEmail, { kind: 'back-in-stock' }>,
): EmailBody {
  return {
    subject: t('emails.backInStock.subject', { name }),
    title: t('emails.backInStock.title'),
    blocks: [
      { kind: 'text', text: t('emails.backInStock.intro', { name }) },
      { kind: 'action', label: t('emails.backInStock.action'), url: absolute(url) },
    ],
    last: [
      { kind: 'text', text: t('emails.backInStock.once') },
      { kind: 'action', label: t('emails.backInStock.end'), url: absolute(endUrl) },
    ],
  };
}

/** What a visitor wrote; an answer to it goes to them. */
function contactMessage(
  { t, settings }: EmailContext,
  { data }: Extract<AccountEmail, { kind: 'contact-message' }>,
): EmailBody {
  const { name, email, subject, text } = data;
  const rows = [
    { label: t('emails.contactMessage.from'), value: `${name}, ${email}` },
    ...(subject === '' ? [] : [{ label: t('emails.contactMessage.about'), value: subject }]),
  ];
  return {
    subject: t('emails.contactMessage.subject', {
      shop: settings['shop.name'],
      subject: subject || name,
    }),
    title: t('emails.contactMessage.title'),
    blocks: [
      { kind: 'facts', rows },
      { kind: 'quote', text },
      { kind: 'text', text: t('emails.contactMessage.reply', { name }) },
    ],
  };
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** In the largest unit that counts it whole: 60 minutes, 3 hours, 2 days. */
function lasts(t: EmailContext['t'], minutes: number): Block[] {
  if (minutes === 0) return [];
  if (minutes % DAY === 0) {
    return [{ kind: 'text', text: t('emails.linkLastsDays', { count: minutes / DAY }) }];
  }
  if (minutes > HOUR && minutes % HOUR === 0) {
    return [{ kind: 'text', text: t('emails.linkLastsHours', { count: minutes / HOUR }) }];
  }
  return [{ kind: 'text', text: t('emails.linkLasts', { count: minutes }) }];
}

/** One link that does one thing, and what to do when another person requested it. */
function linkEmail({ t, settings, absolute }: EmailContext, email: LinkEmail): EmailBody {
  const group = GROUPS[email.kind];
  const { name, url, minutes } = email.data;
  return {
    subject: t(`emails.${group}.subject`, { shop: settings['shop.name'] }),
    title: t(`emails.${group}.title`),
    blocks: [
      greeting(t, name),
      { kind: 'text', text: t(`emails.${group}.intro`, { email: email.to }) },
      {
        kind: 'action',
        label: t(`emails.${group}.action`),
        url: absolute(url),
        hint: t('emails.linkHint', { url: absolute(url) }),
      },
      ...lasts(t, minutes),
      { kind: 'text', text: t(`emails.${group}.otherwise`) },
    ],
  };
}
