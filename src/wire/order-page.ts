import * as z from 'zod/mini';
import { orderView } from './order.ts';

/** The page a buyer lands on once the order is placed. */
export const orderReceivedPage = z.object({
  order: orderView,
  invoiceUrl: z.string(),
  /** '' where nothing can be paid here. */
  payUrl: z.string(),
  /** True for the owner who is logged in: the page's address is no key to keep. */
  owned: z.boolean(),
});
export type OrderReceivedPage = z.infer<typeof orderReceivedPage>;

/** The order as a sheet of paper. */
export const invoicePage = z.object({
  order: orderView,
  /** Who sends the invoice, as lines. */
  sender: z.array(z.string()),
  shopName: z.string(),
  /** The order's own page. */
  backUrl: z.string(),
});
export type InvoicePage = z.infer<typeof invoicePage>;
