import * as z from 'zod';
import type { Bundle } from '#rules/bundles/bundle.ts';

// What somebody asks for, however it was sent: the JSON list `bundle_items` of the page's script and of
// programs, or the plain inputs of the same form without script.
// Example: [{"id":112,"parent":7,"attributes":{"attribute_pa_color":"sand"},"quantity":1,"price":"18.50"}]

export interface RequestedItem {
  id: string;
  quantity: number;
  /** Null where only attributes are named. */
  variationId: number | null;
  attributes: Record<string, string>;
  /** Values of option fields by field id. */
  options: Readonly<Record<string, unknown>>;
  /** What the page had for one piece, in minor units; null where it did not say. */
  price: number | null;
}

export interface BundleRequest {
  productId: number;
  quantity: number;
  /** Null where it cannot be read as a list of items. */
  items: readonly RequestedItem[] | null;
  fields: Record<string, string>;
  /** What the page had for all of it, in minor units; null where it did not say. */
  shownTotal: number | null;
  /** Key of the bundle in the cart this one takes the place of, or ''. */
  replaces: string;
}

const number = z.union([z.int().min(1), z.string().regex(/^[1-9]\d{0,9}$/)]).transform(Number);
const pieces = z.union([z.number(), z.string().max(12)]).transform((value) => {
  return typeof value === 'string' ? (/^\s*\d{1,9}\s*$/.test(value) ? Number(value) : NaN) : value;
});

/** A discount is nobody's to send, so what has one is not read at all. */
const listed = z.strictObject({
  /** The item of the bundle by its own name, where a program knows it. */
  item: z.string().max(40).optional(),
  id: number.nullable().optional(),
  parent: number.nullable().optional(),
  attributes: z.record(z.string().max(80), z.union([z.string().max(200), z.number()])).default({}),
  quantity: pieces.default(1),
  price: z
    .union([z.number(), z.string().max(20)])
    .nullable()
    .optional(),
  options: z.record(z.string().max(80), z.unknown()).default({}),
});
const list = z.array(listed).max(100);

/** Null for what is no list of items, or names a price nobody can read. */
export function readItems(
  given: unknown,
  bundle: Bundle,
  decimals: number,
): RequestedItem[] | null {
  const read = list.safeParse(typeof given === 'string' ? parsed(given) : given);
  if (!read.success) return null;
  const free = [...bundle.items];
  const items: RequestedItem[] = [];
  for (const one of read.data) {
    const at = free.findIndex((item) =>
      one.item !== undefined
        ? item.id === one.item
        : item.productId === one.parent ||
          (one.id != null && (item.productId === one.id || item.variationId === one.id)),
    );
    const item = at < 0 ? undefined : free.splice(at, 1)[0];
    const price = readPrice(one.price, decimals);
    if (Number.isNaN(price)) return null;
    const foreign = item && one.parent != null && one.parent !== item.productId;
    items.push({
      id: item && !foreign ? item.id : (one.item ?? String(one.parent ?? one.id ?? '')),
      quantity: one.quantity,
      variationId: one.id === item?.productId ? null : (one.id ?? null),
      attributes: texts(one.attributes),
      options: one.options,
      price,
    });
  }
  return items;
}

/**
 * `bundle[mug][on]`, `bundle[mug][quantity]`, `bundle[mug][attribute_pa_color]`, and the fields of the
 * item's options as `bundle[mug][options][engraving]`.
 */
export function readInputs(given: unknown, bundle: Bundle): RequestedItem[] {
  const items: RequestedItem[] = [];
  for (const [id, sent] of Object.entries(recordOf(given))) {
    const own = recordOf(sent);
    const item = bundle.items.find((each) => each.id === id);
    // What is part of every bundle has no box to tick.
    if (own.on === undefined && !item?.required) continue;
    const typed = own.quantity;
    const quantity =
      typeof typed === 'string' && typed.trim() !== ''
        ? pieces.parse(typed.slice(0, 12))
        : item?.quantity.first;
    items.push({
      id,
      quantity: quantity ?? 1,
      variationId: null,
      attributes: texts(
        Object.fromEntries(Object.entries(own).filter(([name]) => name.startsWith('attribute_'))),
      ),
      options: recordOf(own.options),
      price: null,
    });
  }
  return items;
}

/** Of texts and numbers: 18.5 and '18.50' are 1850; null where nothing is said, NaN for no price. */
export function readPrice(given: unknown, decimals: number): number | null {
  if (given === undefined || given === null || given === '') return null;
  const text = String(given).trim();
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text)) return Number.NaN;
  const minor = Number(text) * 10 ** decimals;
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : Number.NaN;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever was sent, it is no list.
    return null;
  }
}

function recordOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

function texts(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  );
  return Object.fromEntries(entries);
}
