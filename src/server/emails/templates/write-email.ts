import type { OrderView } from '#wire/order.ts';
import { type Email, isOrderEmail } from '../email.ts';
import { writeAccountEmail } from './account-emails.ts';
import type { EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import { emailHtml } from './email-html.ts';
import { writeOrderEmail } from './order-emails.ts';
import { plainText } from './plain-text.ts';

export interface WrittenEmail {
  subject: string;
  html: string;
  text: string;
}

/** An email as HTML and text; null where its order was deleted, or there is no reason for it any more. */
export function writeEmail(
  desk: EmailContext,
  email: Email,
  order: OrderView | null,
): WrittenEmail | null {
  const body = toBody(desk, email, order);
  if (!body) return null;
  const { t, settings } = desk;
  const current = settings['mail.footer'];
  const footer = [
    ...(current === '' ? [] : [current]),
    t('emails.footer', { shop: settings['shop.name'] }),
  ];
  return {
    subject: body.subject,
    html: emailHtml(desk, body, footer),
    text: plainText(body, [...footer, desk.absolute(settings['routes.home'])]),
  };
}

function toBody(desk: EmailContext, email: Email, order: OrderView | null): EmailBody | null {
  if (!isOrderEmail(email)) return writeAccountEmail(desk, email);
  return order && writeOrderEmail(desk, email, order);
}
