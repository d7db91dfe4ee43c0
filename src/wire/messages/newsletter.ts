import type { Message } from '#rules/messages/format.ts';

/** The newsletter: its page, and its form in the footer. */
export const newsletterMessages = {
  'newsletter.form.title': 'Our newsletter',
  'newsletter.form.text':
    'New pieces, stories from the workshop and the occasional offer, straight to your inbox.',
  'newsletter.form.button': 'Sign me up',
  'newsletter.asked.title': 'Almost there',
  'newsletter.asked.text':
    'Please open the link we are sending to {email} to confirm that it was you. If you are already subscribed, there is nothing more to do.',
  'newsletter.confirm.title': 'One last click',
  'newsletter.confirm.text': 'Would you like to receive our newsletter?',
  'newsletter.confirm.button': 'Yes, please',
  'newsletter.confirm.opens':
    'You may count whether I open the newsletter, so that you learn what I like to read. I can change my mind at any time.',
  'newsletter.confirmed.title': 'Welcome!',
  'newsletter.confirmed.text': 'Lovely to have you with us. You will hear from us soon.',
  'newsletter.end.title': 'No more newsletters?',
  'newsletter.end.text':
    'Click once and we will stop writing to you. You can come back at any time.',
  'newsletter.end.button': 'Unsubscribe',
  'newsletter.end.opens': 'Stay, but stop counting what I open',
  'newsletter.uncounted.title': 'It is no longer counted',
  'newsletter.uncounted.text':
    'You stay subscribed, and we no longer count whether you open our newsletters.',
  'newsletter.ended.title': 'You are unsubscribed',
  'newsletter.ended.text': 'You will no longer receive our newsletter. Thank you for reading.',
  'newsletter.expired.title': 'This link no longer works',
  'newsletter.expired.text':
    'It may have expired or be incomplete. Enter your address and we will send you a new one.',
  'newsletter.footer.label': 'Our newsletter, by e-mail',
  'newsletter.footer.button': 'Subscribe',
  'newsletter.shop': 'Browse the shop',
} satisfies Record<string, Message>;
