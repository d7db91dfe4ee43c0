import type { Message } from '#rules/messages/format.ts';

/** Texts of content pages, the journal and the pages that say something went wrong. */
export const contentMessages = {
  'content.journal': 'Journal',
  'content.categories': 'Categories',
  'content.tags': 'Tags',
  'content.readMore': 'Read more',
  'content.readingTime': { one: '{count} minute to read', other: '{count} minutes to read' },
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
    'Almost there: please open the link we are sending to {email}. If our newsletter reaches you already, there is nothing more to do.',
  'content.newsletterOften': 'That was a lot of addresses. Please try again in a while.',
  'content.newsletterInvalid': 'Please enter an e-mail address such as name@example.com.',
  'content.productCount': { one: '{count} product', other: '{count} products' },
  'content.playVideo': 'Play the video',
  'content.openMap': 'Open the map',
  'content.slides': 'Pictures',
  'content.table': 'Table',
  'content.stars': { one: '{count} star of 5', other: '{count} stars of 5' },
  'problem.notFound': 'This page is not here',
  'problem.notFoundText': 'The address may be old, or mistyped. These lead on:',
  'problem.used': 'Downloaded as often as it may be',
  'problem.expired': 'The time for this download is over',
  'problem.downloadText':
    'Please write to us with the number of your order, and we will see what we can do.',
  'problem.badRequest': 'We could not read that address',
  'problem.badRequestText': 'Something in it is too long or not well formed.',
  'problem.server': 'Something went wrong on our side',
  'problem.serverText': 'We have noted it. Please try again in a moment.',
  'problem.reference': 'Reference: {id}',
  'problem.home': 'Go to the home page',
  'problem.shop': 'Look through the shop',
  'problem.journal': 'Read the journal',
} satisfies Record<string, Message>;
