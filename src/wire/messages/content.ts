import type { Message } from '#rules/messages/format.ts';

/** Texts of content pages, the journal and the pages that say something went wrong. */
export const contentMessages = {
  'content.journal': 'Journal',
  'content.categories': 'Categories',
  'content.tags': 'Tags',
  'content.readMore': 'Read more',
  'content.readingTime': { one: '{count} minute read', other: '{count} minute read' },
  'content.morePosts': 'More from the journal',
  'content.empty': 'Nothing here yet.',
  'content.emptyBlock': 'Open this page in the builder to add content.',
  'content.editBlock': 'Edit Block: {name}',
  'content.editInBuilder': 'Visual builder',
  'content.editInForm': 'Standard editor',
  'content.newsletterEmail': 'E-mail address',
  'content.newsletterConsent':
    'We write about once a month. You can unsubscribe at any time, by a link in every newsletter.',
  'content.newsletterThanks':
    'Almost there: please open the link we are sending to {email}. If you are already subscribed, there is nothing more to do.',
  'content.newsletterOften': 'Too many sign-ups. Please try again in a while.',
  'content.newsletterInvalid': 'Please enter an e-mail address such as name@example.com.',
  'content.productCount': { one: '{count} product', other: '{count} products' },
  'content.playVideo': 'Play the video',
  'content.openMap': 'Open the map',
  'content.slides': 'Pictures',
  'content.table': 'Table',
  'content.stars': { one: '{count} star of 5', other: '{count} stars of 5' },
  'problem.notFound': 'Page not found',
  'problem.notFoundText': 'The address may be out of date or mistyped. Try one of these:',
  'problem.used': 'Download limit reached',
  'problem.expired': 'This download has expired',
  'problem.downloadText':
    'Please contact us with your order number and we will see what we can do.',
  'problem.badRequest': 'We could not read that address',
  'problem.badRequestText': 'It is too long or malformed.',
  'problem.server': 'Something went wrong on our end',
  'problem.serverText': 'We have been notified. Please try again in a moment.',
  'problem.reference': 'Reference: {id}',
  'problem.home': 'Go to the home page',
  'problem.shop': 'Browse the shop',
  'problem.journal': 'Read the journal',
} satisfies Record<string, Message>;
