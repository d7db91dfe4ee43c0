import type { ReviewFormValues } from '#wire/review-form.ts';

// What somebody has begun to write outlives a reload of the page, in this tab alone: it holds an
// e-mail address, which is nobody else's business.

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
    const read = JSON.parse(text) as Partial<Draft>;
    const files = Array.isArray(read.files) ? read.files : [];
    return { values: read.values ?? {}, files };
  } catch {
    // Whatever it is, it is no draft of ours.
    return null;
  }
}

export function writeDraft(store: Store | null, productId: number, draft: Draft): void {
  const empty = draft.files.length === 0 && Object.values(draft.values).every((value) => !value);
  try {
    if (empty) store?.removeItem(draftKey(productId));
    else store?.setItem(draftKey(productId), JSON.stringify(draft));
  } catch {
    // A full store keeps no draft; the review can be written all the same.
  }
}

export function removeDraft(store: Store | null, productId: number): void {
  store?.removeItem(draftKey(productId));
}

/** Null where the browser keeps nothing. */
export function draftStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Storage is forbidden here.
    return null;
  }
}
