import * as z from 'zod/mini';
import { formDigits, formId, formText, sentLine } from './form-fields.ts';
import { MAIL_LINK_FIELDS } from './mail-link.ts';

/** The form on the page of what is sold out, and on the page of its own. */
export const stockAlertForm = z.object({
  /** The product or variation; both have ids of one series. */
  item: formId,
  /** Undefined where a mail program posts to a link. */
  alert_email: sentLine(254),
  /** Milliseconds since the page was opened, filled in by script; null without. */
  alert_age: formDigits(12),
  /** People do not see it and leave it empty. */
  website: formText(200),
});
export type StockAlertForm = z.output<typeof stockAlertForm>;

/** What counts in the address of the page: the item of its form, or a link in an email. */
export const STOCK_ALERT_QUERY = ['item', ...MAIL_LINK_FIELDS] as const;

/** What the page of a product carries where it, or one of its variations, is sold out. */
export interface StockAlerts {
  /** Where the form posts to without script. */
  action: string;
  /** After so many days a request is deleted. */
  days: number;
}

export interface StockAlertData extends StockAlerts {
  /** The product or variation. */
  item: number;
}

/** The answer to the form, the same whether or not the mailbox waits already. */
export interface StockAlertResponse {
  ok: boolean;
  text: string;
}

/** The page that answers the form without script, and the links in emails. */
export interface StockAlertPage {
  view: 'form' | 'asked' | 'end' | 'ended' | 'expired';
  /** What the form is about; null for the other views. */
  about: { item: number; name: string; url: string } | null;
  action: string;
  days: number;
  /** What is wrong with the posted address; ''. */
  problem: string;
  /** The address that was posted. */
  typed: string;
}
