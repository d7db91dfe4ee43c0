import type { Message } from '#rules/messages/format.ts';

/** The form that asks for an email when something is in stock again, and its page. */
export const stockAlertMessages = {
  'stockAlert.title': 'Want to know when it is back?',
  'stockAlert.email': 'E-mail address',
  'stockAlert.button': 'Notify me',
  'stockAlert.consent': {
    one: 'We will send you one e-mail when it is back, and nothing else. After that, or after a day, we delete your address.',
    other:
      'We will send you one e-mail when it is back, and nothing else. After that, or after {count} days, we delete your address.',
  },
  'stockAlert.failed': 'That did not work. Please try again in a moment.',

  'stockAlertPage.thanks': 'Thank you! We will write to {email} as soon as it is back.',
  'stockAlertPage.invalid': 'Please enter an e-mail address such as name@example.com.',
  'stockAlertPage.often': 'Too many requests. Please try again in a while.',
  'stockAlertPage.back': 'Good news: it is already back. Reload this page to order it.',
  'stockAlertPage.gone': 'Sorry, we no longer sell this.',
  'stockAlertPage.variation': '{name} ({choice})',
  'stockAlertPage.form.title': 'Tell me when it is back',
  'stockAlertPage.form.text': '{name} is sold out at the moment.',
  'stockAlertPage.asked.title': 'You are on the list',
  'stockAlertPage.product': 'Back to {name}',
  'stockAlertPage.end.title': 'No more of these e-mails?',
  'stockAlertPage.end.text':
    'Click once and we will delete all your back-in-stock requests. You can ask again at any time.',
  'stockAlertPage.end.button': 'Stop the e-mails',
  'stockAlertPage.ended.title': 'You will not hear from us about it',
  'stockAlertPage.ended.text': 'Your requests and your address have been deleted.',
  'stockAlertPage.expired.title': 'This link is incomplete',
  'stockAlertPage.expired.text': 'Part of it may be missing. Please open it again from the e-mail.',
  'stockAlertPage.shop': 'Browse the shop',
} satisfies Record<string, Message>;
