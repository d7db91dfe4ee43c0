import { toMoment } from '../dates/zone-time.ts';

// Whom a gift card is for, from the fields of its product page. A shop names them by their ids; without
// them the card goes to the buyer, at once.
// Example: { gift_email: 'Grace@Example.com', gift_date: '2026-12-24' } is sent to grace@example.com on the
// morning of 24 December.

export const GIFT_FIELDS = {
  email: 'gift_email',
  name: 'gift_name',
  sender: 'gift_sender',
  message: 'gift_message',
  date: 'gift_date',
} as const;

export interface GiftDetails {
  recipient: string;
  name: string;
  sender: string;
  message: string;
  sendAt: number;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Cards are sent in the morning, by the shop's clock. */
const HOUR = 'T08:00:00';

/** A day that has passed, or is none, is now; an address that is none is the buyer's. */
export function giftDetails(
  fields: Readonly<Record<string, unknown>>,
  buyer: { email: string; name: string },
  { now, timeZone }: { now: number; timeZone: string },
): GiftDetails {
  const text = (id: string, maxDays: number) => {
    const value = fields[id];
    return typeof value === 'string' ? value.trim().slice(0, maxDays) : '';
  };
  const typed = text(GIFT_FIELDS.email, 254).toLowerCase();
  const isEmail = EMAIL.test(typed);
  const date = text(GIFT_FIELDS.date, 10);
  const sendAt = DAY.test(date) ? toMoment(`${date}${HOUR}`, timeZone) : null;
  return {
    recipient: isEmail ? typed : buyer.email,
    name: text(GIFT_FIELDS.name, 80) || (isEmail ? '' : buyer.name),
    sender: text(GIFT_FIELDS.sender, 80) || (isEmail ? buyer.name : ''),
    message: text(GIFT_FIELDS.message, 1000),
    sendAt: sendAt === null ? now : Math.max(now, sendAt),
  };
}
