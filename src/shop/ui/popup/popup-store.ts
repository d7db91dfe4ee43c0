import type { ReactNode } from 'react';
import { createObservable } from '../store/observable.ts';

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

const current = createObservable<OpenedPopup | null>(null);
let round = 0;

/** One popup at a time: a new one replaces the open one. */
export const popupStore = {
  get: current.get,
  subscribe: current.subscribe,
  open(request: PopupRequest): void {
    round += 1;
    current.set({ ...request, round });
  },
  /** Removes it, unless another one has replaced it meanwhile. */
  remove(popup: OpenedPopup): void {
    if (current.get() === popup) current.set(null);
  },
};
