import * as z from 'zod/mini';
import { paymentChoice } from './checkout.ts';
import { imageRecord } from './image.ts';
import { orderView } from './order.ts';
import { savedMethodView } from './payments/saved-methods.ts';
import { orderReturns } from './returns.ts';

/** The page a buyer lands on once the order is placed. */
export const orderReceivedPage = z.object({
  order: orderView,
  invoiceUrl: z.string(),
  /** The provider works on the payment: nothing is to be done. */
  working: z.boolean(),
  /** '' where nothing can be paid here. */
  payUrl: z.string(),
  /** URL of the form that cancels the order; '' where it cannot be cancelled. */
  cancelUrl: z.string(),
  /** Why it was not cancelled; '' unless that was asked for. */
  problem: z.string(),
  returns: orderReturns,
  /** True for the owner who is logged in: the page's address is no key to keep. */
  owned: z.boolean(),
});
export type OrderReceivedPage = z.infer<typeof orderReceivedPage>;

/** An order that waits for its money, and the payment methods it. */
export const orderPayPage = z.object({
  order: orderView,
  payments: z.array(paymentChoice),
  chosen: z.string(),
  /** What its buyer has saved to pay with; empty for whoever is not logged in as the buyer. */
  saved: z.array(savedMethodView),
  /** As on the page of the order. */
  cancelUrl: z.string(),
  /** Why it could not be paid so; '' on a first visit. */
  problem: z.string(),
  /** The payment waits for the shopper here; null where a method is to be chosen. */
  confirm: z.nullable(
    z.object({
      provider: z.string(),
      data: z.record(z.string(), z.string()),
      returnUrl: z.string(),
    }),
  ),
});
export type OrderPayPage = z.infer<typeof orderPayPage>;

/** An order as a sheet of paper. */
export const orderSheet = z.object({
  order: orderView,
  /** Who sends it, as lines. */
  sender: z.array(z.string()),
  shopName: z.string(),
  /** The shop's own; null where its name stands alone. */
  logo: z.nullable(imageRecord),
});
export type OrderSheet = z.infer<typeof orderSheet>;

export const invoicePage = z.extend(orderSheet, {
  /** The URL of the order's page. */
  backUrl: z.string(),
  /** Of the same paper as a file. */
  pdfUrl: z.string(),
});
export type InvoicePage = z.infer<typeof invoicePage>;

export const SHEET_KINDS = ['invoice', 'slip'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Papers of one or many orders, for the shop's own printer. */
export const orderSheetsPage = z.object({
  kind: z.enum(SHEET_KINDS),
  sheets: z.array(orderSheet),
  /** Where the manager came from. */
  backUrl: z.string(),
  /** Of the same papers as one file. */
  pdfUrl: z.string(),
});
export type OrderSheetsPage = z.infer<typeof orderSheetsPage>;
