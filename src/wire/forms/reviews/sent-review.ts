import * as z from 'zod/mini';
import { REVIEW_FIELDS } from '../../reviews.ts';
import { idParam } from '../../store/params.ts';
import { formDigits, formId, toEntries } from '../form-fields.ts';

// A review as a form or a program sent it. Whatever was sent, it reads as a review: what is wrong with
// it is answered by the review's check.

/** More than the longest review of any shop, little enough to send back. */
const MAX_LENGTH = 100_000;
const MAX_IDS = 100;

const text = z.transform((value: unknown): string => toText(value));

/** 0 where none was chosen, NaN where it is no number. */
const rating = z.transform((value: unknown): number => {
  const text = toText(value).trim();
  return text === '' ? 0 : Number(text);
});

const agreed = z.transform(
  (value: unknown): boolean => !['', '0', 'off', 'false'].includes(toText(value)),
);

const list = z.transform((value: unknown): string[] => getList(value));

/** Lists and texts with commas, of which the ids count. */
const ids = z.transform((value: unknown): number[] => {
  const parts = getList(value).flatMap((each) => each.split(','));
  const found = parts.flatMap((part) => {
    const id = idParam.safeParse(part.trim());
    return id.success ? [id.data] : [];
  });
  return [...new Set(found)].slice(0, MAX_IDS);
});

export const sentReview = z.pipe(
  z.object({
    [REVIEW_FIELDS.product]: formId,
    post_id: formId,
    [REVIEW_FIELDS.variation]: formId,
    [REVIEW_FIELDS.rating]: rating,
    [REVIEW_FIELDS.title]: text,
    [REVIEW_FIELDS.comment]: text,
    [REVIEW_FIELDS.author]: text,
    [REVIEW_FIELDS.email]: text,
    [REVIEW_FIELDS.gdpr]: agreed,
    [REVIEW_FIELDS.captions]: list,
    [REVIEW_FIELDS.uploadIds]: ids,
    [REVIEW_FIELDS.invitation]: text,
    [REVIEW_FIELDS.honeypot]: text,
    [REVIEW_FIELDS.age]: formDigits(12),
    [REVIEW_FIELDS.once]: text,
    [REVIEW_FIELDS.nonce]: text,
  }),
  z.transform((sent) => ({
    /** 0 for what is no id. */
    productId: sent[REVIEW_FIELDS.product] ?? sent.post_id ?? 0,
    variationId: sent[REVIEW_FIELDS.variation],
    rating: sent[REVIEW_FIELDS.rating],
    title: sent[REVIEW_FIELDS.title],
    comment: sent[REVIEW_FIELDS.comment],
    author: sent[REVIEW_FIELDS.author],
    email: sent[REVIEW_FIELDS.email],
    gdpr: sent[REVIEW_FIELDS.gdpr],
    captions: sent[REVIEW_FIELDS.captions],
    /** Files that were sent before. */
    uploadIds: sent[REVIEW_FIELDS.uploadIds],
    /** The key of an invitation; '' without one. */
    invitation: sent[REVIEW_FIELDS.invitation],
    honeypot: sent[REVIEW_FIELDS.honeypot],
    /** Milliseconds the form was open; null without script. */
    age: sent[REVIEW_FIELDS.age],
    once: sent[REVIEW_FIELDS.once],
    nonce: sent[REVIEW_FIELDS.nonce],
  })),
);
export type SentReviewFields = z.output<typeof sentReview>;

function toText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MAX_LENGTH);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function getList(value: unknown): string[] {
  if (typeof value === 'object') return toEntries(value).map(([, part]) => toText(part));
  return value === undefined ? [] : [toText(value)];
}
