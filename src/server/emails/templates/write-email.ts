import type { OrderView } from '#wire/order.ts';
import { type Email, isOrderEmail } from '../email.ts';
import { writeAccountEmail } from './account-emails.ts';
import type { EmailBody } from './block.ts';
import { closing } from './closing.ts';
import type { EmailContext } from './email-context.ts';
import { emailHtml } from './email-html.ts';
import { emailWords } from './email-words.ts';
import { writeOrderEmail } from './order-emails.ts';
import { plainText } from './plain-text.ts';

export interface WrittenEmail {
  subject: string;
  html: string;
  text: string;
}

/** An email as HTML and text; null where its order was deleted, or there is no reason for it any more. */
export function writeEmail(
  context: EmailContext,
  email: Email,
  order: OrderView | null,
): WrittenEmail | null {
  const known = emailWords(context, email, order);
  const { t: translate, settings } = context;
  const desk: EmailContext = {
    ...context,
    t: (key, values) => translate(key, { ...known, ...values }),
  };
  const main = toBody(desk, email, order);
  if (!main) return null;
  const body = {
    ...main,
    blocks: [...main.blocks, ...closing(desk, email.kind), ...(main.last ?? [])],
  };
  const { t } = desk;
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
