import type { ReactNode } from 'react';

/** Source of a popup's content: given, found in the page, or fetched. */
export type PopupSource =
  | { kind: 'ready'; content: ReactNode }
  | { kind: 'inline'; id: string }
  | { kind: 'fetched'; address: string };

export interface PopupRequest {
  /** Accessible name of the popup. */
  label: string;
  source: PopupSource;
}

export interface OpenedPopup extends PopupRequest {
  /** Distinguishes it from the previous one, which may still be fading out. */
  round: number;
}

const listeners = new Set<() => void>();
let current: OpenedPopup | null = null;
let round = 0;

function set(next: OpenedPopup | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** One popup at a time: a new one replaces the open one. */
export const popupStore = {
  get: () => current,
  open(request: PopupRequest): void {
    round += 1;
    set({ ...request, round });
  },
  /** Removes it, unless another one has replaced it meanwhile. */
  remove(popup: OpenedPopup): void {
    if (current === popup) set(null);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
