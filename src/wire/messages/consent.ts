import type { Message } from '#rules/messages/format.ts';

/** Texts of the question what may be remembered about a visit. */
export const consentMessages = {
  'consent.title': 'May we count visits?',
  'consent.text':
    'The shop works without it. With your permission we also remember how you found us.',
  'consent.more': 'About your privacy',
  'consent.accept': 'Allow',
  'consent.refuse': 'Refuse',
  'consent.choose': 'Choose',
  'consent.settings': 'Privacy choices',
  'consent.necessary': 'Necessary',
  'consent.necessaryHint': 'Your basket, your log-in and this choice. Always on.',
  'consent.statistics': 'Statistics',
  'consent.statisticsHint': 'Which page or ad brought you here, saved with your order.',
  'consent.marketing': 'Marketing',
  'consent.marketingHint': 'What you viewed, so that our e-mails are relevant to you.',
  'consent.save': 'Save my choice',
  'consent.saved': 'Your choice is saved.',
  'consent.acceptAll': 'Allow all',
  'consent.refuseAll': 'Refuse all',
} satisfies Record<string, Message>;
