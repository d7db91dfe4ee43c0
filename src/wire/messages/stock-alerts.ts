import type { Message } from '#rules/messages/format.ts';

/** The form that asks for an email when something is in stock again, and its page. */
export const stockAlertMessages = {
  'stockAlert.title': 'Shall we tell you when it is back?',
  'stockAlert.email': 'E-mail address',
  'stockAlert.button': 'Notify me',
  'stockAlert.consent': {
    one: 'You get one e-mail when it is back, and nothing else. After that, or after a day, we delete your address again.',
    other:
      'You get one e-mail when it is back, and nothing else. After that, or after {count} days, we delete your address again.',
  },
  'stockAlert.failed': 'That did not reach us. Please try again in a moment.',

  'stockAlertPage.thanks': 'Thank you! We will write to {email} as soon as it is back.',
  'stockAlertPage.invalid': 'Please enter an e-mail address such as name@example.com.',
  'stockAlertPage.often': 'That was a lot of requests. Please try again in a while.',
  'stockAlertPage.back': 'Good news: it is back already. Load this page again to order it.',
  'stockAlertPage.gone': 'We do not sell this any more, so there is nothing to wait for. Sorry!',
  'stockAlertPage.variation': '{name} ({choice})',
  'stockAlertPage.form.title': 'Tell me when it is back',
  'stockAlertPage.form.text': '{name} is sold out at the moment.',
  'stockAlertPage.asked.title': 'We have made a note',
  'stockAlertPage.product': 'Back to {name}',
  'stockAlertPage.end.title': 'No more of these e-mails?',
  'stockAlertPage.end.text':
    'One click, and we forget everything you asked to be told about. You can ask again at any time.',
  'stockAlertPage.end.button': 'Stop the e-mails',
  'stockAlertPage.ended.title': 'We will not write about it',
  'stockAlertPage.ended.text': 'Your requests and your address are deleted from our list.',
  'stockAlertPage.expired.title': 'This link is not complete',
  'stockAlertPage.expired.text':
    'Perhaps a part of it was lost on the way. Please open it in the e-mail once more.',
  'stockAlertPage.shop': 'Look around the shop',
} satisfies Record<string, Message>;
