import type { ReactNode } from 'react';

/** Where a popup's content comes from: drawn already, found in the page, or fetched. */
export type PopupSource =
  | { kind: 'ready'; content: ReactNode }
  | { kind: 'inline'; id: string }
  | { kind: 'fetched'; address: string };

export interface PopupRequest {
  /** What the popup is called, spoken when it opens. */
  label: string;
  source: PopupSource;
}

export interface OpenedPopup extends PopupRequest {
  /** Tells it from the one before, which may still be fading. */
  round: number;
}

const listeners = new Set<() => void>();
let current: OpenedPopup | null = null;
let round = 0;

function set(next: OpenedPopup | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** One popup at a time: what is opened now takes the place of what was. */
export const popupStore = {
  get: () => current,
  open(request: PopupRequest): void {
    round += 1;
    set({ ...request, round });
  },
  /** Takes it out of the page, unless another has come in its place meanwhile. */
  remove(popup: OpenedPopup): void {
    if (current === popup) set(null);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
