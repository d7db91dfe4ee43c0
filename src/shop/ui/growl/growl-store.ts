import { createObservable, type Observable } from '../store/observable.ts';

/** How long a growl message stays, in milliseconds. */
export const GROWL_MS = 3000;

export interface Growl {
  id: number;
  text: string;
}

export interface GrowlStore extends Pick<Observable<readonly Growl[]>, 'get' | 'subscribe'> {
  show(text: string): void;
}

/** Short messages that are stacked and expire by themselves. */
export function createGrowlStore(): GrowlStore {
  const { get, set, subscribe } = createObservable<readonly Growl[]>([]);
  let last = 0;
  return {
    get,
    subscribe,
    show(text) {
      last += 1;
      const growl = { id: last, text };
      set([...get(), growl]);
      setTimeout(() => set(get().filter((one) => one !== growl)), GROWL_MS);
    },
  };
}
