import * as z from 'zod/mini';
import type { RETURN_REASONS } from '#rules/returns/return-reason.ts';
import { RETURN_STATES } from '#rules/returns/return-state.ts';
import { imageRecord } from './image.ts';

// Returns as their buyer sees them: on a page of their own, which the page of the order leads to.

/** What a buyer would like for what comes back. */
export const RETURN_WAYS = ['refund', 'credit', 'exchange'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

export const returnView = z.object({
  id: z.int(),
  state: z.enum(RETURN_STATES),
  stateText: z.string(),
  createdAt: z.number(),
  wayText: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), reasonText: z.string() })),
  /** What the shop said last; ''. */
  message: z.string(),
  /** What to do now; ''. */
  nextText: z.string(),
  /** The label to print, and where else it is had; ''. */
  labelUrl: z.string(),
  carrierUrl: z.string(),
  canWithdraw: z.boolean(),
});
export type ReturnView = z.infer<typeof returnView>;

/** What the page of an order tells of its returns. */
export const orderReturns = z.object({
  /** The page of its returns; '' where nothing can be sent back and nothing was. */
  url: z.string(),
  /** Something of it may be sent back now. */
  open: z.boolean(),
  returns: z.array(returnView),
});
export type OrderReturns = z.infer<typeof orderReturns>;

export const returnableItem = z.object({
  id: z.int(),
  name: z.string(),
  details: z.array(z.string()),
  image: z.nullable(imageRecord),
  /** How many may be sent back; 0 for none. */
  left: z.number(),
  /** In what steps: 0.5 for what is sold by the half metre. */
  step: z.number(),
  /** "until 4 June", or why not. */
  text: z.string(),
});
export type ReturnableItem = z.infer<typeof returnableItem>;

/** What was typed of a line, as it was sent. */
export const typedReturnLine = z.object({
  quantity: z.string(),
  reason: z.string(),
  note: z.string(),
});
export type TypedReturnLine = z.infer<typeof typedReturnLine>;

export interface ReturnOrderPage {
  number: string;
  /** Of this form: sent twice it is one return. */
  key: string;
  items: readonly ReturnableItem[];
  reasons: readonly { value: (typeof RETURN_REASONS)[number]; label: string }[];
  ways: readonly { value: ReturnWay; label: string }[];
  /** The rules of the shop, as sentences. */
  terms: readonly string[];
  termsUrl: string;
  /** How many pictures of a line may be sent; 0 for none. */
  maxPhotos: number;
  /** By line; the field is '' where it is about the whole. */
  problems: readonly { field: string; text: string }[];
  typed: {
    way: string;
    lines: Readonly<Record<string, TypedReturnLine>>;
  };
  /** What has just been done; ''. */
  notice: string;
  returns: readonly ReturnView[];
}
