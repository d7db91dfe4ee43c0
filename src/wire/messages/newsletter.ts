import type { Message } from '#rules/messages/format.ts';

/** The newsletter: its page, and its form in the footer. */
export const newsletterMessages = {
  'newsletter.form.title': 'Our newsletter',
  'newsletter.form.text':
    'New pieces, stories from the workshop and now and then a little offer, straight to your mailbox.',
  'newsletter.form.button': 'Sign me up',
  'newsletter.asked.title': 'Almost there',
  'newsletter.asked.text':
    'Please open the link we are sending to {email}. It makes sure that it was you. If our newsletter reaches you already, there is nothing more to do.',
  'newsletter.confirm.title': 'One last click',
  'newsletter.confirm.text': 'Would you like to receive our newsletter?',
  'newsletter.confirm.button': 'Yes, please',
  'newsletter.confirmed.title': 'Welcome!',
  'newsletter.confirmed.text': 'Lovely to have you with us. You will hear from us soon.',
  'newsletter.end.title': 'No more newsletters?',
  'newsletter.end.text': 'One click, and we stop writing to you. You can come back at any time.',
  'newsletter.end.button': 'Unsubscribe',
  'newsletter.ended.title': 'You are unsubscribed',
  'newsletter.ended.text':
    'We will not send you our newsletter any more. Thank you for reading it until now.',
  'newsletter.expired.title': 'This link does not work any more',
  'newsletter.expired.text':
    'Perhaps it is too old, or a part of it was lost on the way. Enter your address and we will send you a new one.',
  'newsletter.footer.label': 'Our newsletter, by e-mail',
  'newsletter.footer.button': 'Subscribe',
  'newsletter.shop': 'Look through the shop',
} satisfies Record<string, Message>;
