import type { ReviewEntry } from '#rules/reviews/check-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import type { ReviewSlot } from './review-slot.ts';

/**
 * A page may have its own editor: the value of a field marked `data-review-comment` is the comment.
 */
export function copyComment(form: HTMLFormElement): void {
  const other = form.ownerDocument.querySelector<HTMLElement>('[data-review-comment]');
  const field = form.elements.namedItem(REVIEW_FIELDS.comment);
  if (!other || !(field instanceof HTMLTextAreaElement) || other === field) return;
  const text = 'value' in other ? String(other.value) : (other.innerText ?? '');
  if (text.trim() === '' || field.value === text) return;
  // As if it were typed, so that React receives it.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function readEntry(form: HTMLFormElement, slots: readonly ReviewSlot[]): ReviewEntry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    rating: Number(text(REVIEW_FIELDS.rating)) || 0,
    comment: text(REVIEW_FIELDS.comment),
    title: text(REVIEW_FIELDS.title),
    author: text(REVIEW_FIELDS.author),
    email: text(REVIEW_FIELDS.email),
    gdpr: data.has(REVIEW_FIELDS.gdpr),
    files: slots.map(({ facts: details }) => details),
  };
}
