import type { OrderView } from '#wire/order.ts';
import { isOrderLetter, type Letter } from '../letter.ts';
import { writeAccountLetter } from './account-letters.ts';
import type { LetterBody } from './block.ts';
import type { LetterDesk } from './letter-desk.ts';
import { letterHtml } from './letter-html.tsx';
import { writeOrderLetter } from './order-letters.ts';
import { plainText } from './plain-text.ts';

export interface WrittenLetter {
  subject: string;
  html: string;
  text: string;
}

/** A letter in both its forms; null where the order it is about is gone. */
export function writeLetter(
  desk: LetterDesk,
  letter: Letter,
  order: OrderView | null,
): WrittenLetter | null {
  const body = bodyOf(desk, letter, order);
  if (!body) return null;
  const { say, settings } = desk;
  const own = settings['mail.footer'];
  const footer = [
    ...(own === '' ? [] : [own]),
    say('letters.footer', { shop: settings['shop.name'] }),
  ];
  return {
    subject: body.subject,
    html: letterHtml(desk, body, footer),
    text: plainText(body, [...footer, desk.absolute(settings['routes.home'])]),
  };
}

function bodyOf(desk: LetterDesk, letter: Letter, order: OrderView | null): LetterBody | null {
  if (!isOrderLetter(letter)) return writeAccountLetter(desk, letter);
  return order && writeOrderLetter(desk, letter, order);
}
