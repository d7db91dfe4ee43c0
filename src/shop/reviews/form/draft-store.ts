import { hasFields } from '#rules/input/has-fields.ts';
import type { ReviewFormValues } from '#wire/review-form.ts';

// A draft survives a reload, in this tab only, because it contains an e-mail address.

export interface DraftFile {
  id: number;
  name: string;
  kind: 'image' | 'video';
  caption: string;
  turn: number;
}

export interface Draft {
  values: ReviewFormValues;
  files: DraftFile[];
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function draftKey(productId: number): string {
  return `vitrine_review_draft_${productId}`;
}

export function readDraft(store: Store | null, productId: number): Draft | null {
  const text = store?.getItem(draftKey(productId));
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    return hasFields<Draft>(read, { values: 'object', files: 'list' }) ? read : null;
  } catch {
    // Not a draft of ours.
    return null;
  }
}

export function writeDraft(store: Store | null, productId: number, draft: Draft): void {
  const empty = draft.files.length === 0 && Object.values(draft.values).every((value) => !value);
  try {
    if (empty) store?.removeItem(draftKey(productId));
    else store?.setItem(draftKey(productId), JSON.stringify(draft));
  } catch {
    // Storage is full: the review can be written without a draft.
  }
}

export function removeDraft(store: Store | null, productId: number): void {
  store?.removeItem(draftKey(productId));
}

/** Null where storage is unavailable. */
export function draftStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Storage is forbidden.
    return null;
  }
}
