import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { idParam } from '#wire/store/params.ts';

/** A review as a form or a program sent it. */
export interface SentReview {
  productId: number;
  variationId: number | null;
  /** 0 where none was chosen, NaN where it is no number. */
  rating: number;
  title: string;
  comment: string;
  author: string;
  email: string;
  gdpr: boolean;
  captions: string[];
  /** Files that were sent before. */
  uploadIds: number[];
  /** Files that come along. */
  files: File[];
  /** The key of an invitation; '' without one. */
  invitation: string;
  honeypot: string;
  /** Milliseconds the form was open; null where no script told. */
  age: number | null;
  once: string;
}

const MOST_IDS = 100;

/** Whatever was sent, it gives a review to look at; what is wrong with it is said later. */
export function readSentReview(
  values: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, File[]>>,
): SentReview {
  const text = (name: keyof typeof REVIEW_FIELDS) => textOf(values[REVIEW_FIELDS[name]]);
  const rating = text('rating').trim();
  const age = text('age').trim();
  return {
    productId: idOf(values[REVIEW_FIELDS.product]) ?? idOf(values.post_id) ?? 0,
    variationId: idOf(values[REVIEW_FIELDS.variation]),
    rating: rating === '' ? 0 : Number(rating),
    title: text('title'),
    comment: text('comment'),
    author: text('author'),
    email: text('email'),
    gdpr: !['', '0', 'off', 'false'].includes(text('gdpr')),
    captions: listOf(values[REVIEW_FIELDS.captions]),
    uploadIds: idsOf(values[REVIEW_FIELDS.uploadIds]),
    // An empty file input sends a file without a name.
    files: (files[REVIEW_FIELDS.files] ?? []).filter(({ name, size }) => name !== '' || size > 0),
    invitation: text('invitation'),
    honeypot: text('honeypot'),
    age: /^\d{1,12}$/.test(age) ? Number(age) : null,
    once: text('once'),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf);
  return value === undefined ? [] : [textOf(value)];
}

function idOf(value: unknown): number | null {
  const id = idParam.safeParse(value);
  return id.success ? id.data : null;
}

function idsOf(value: unknown): number[] {
  const parts = listOf(value).flatMap((text) => text.split(','));
  const ids = parts.flatMap((part) => idOf(part.trim()) ?? []);
  return [...new Set(ids)].slice(0, MOST_IDS);
}
