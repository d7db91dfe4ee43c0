import type { CartNotice } from '#wire/cart.ts';
import { createObservable, type Observable } from '../../ui/store/observable.ts';

export interface ShownNotice extends CartNotice {
  id: number;
}

export interface NoticeStore extends Pick<Observable<readonly ShownNotice[]>, 'get' | 'subscribe'> {
  /** All for the same time; a notice already shown is not shown twice. */
  announce(notices: readonly CartNotice[], time: number): void;
  drop(id: number): void;
  clear(): void;
  /** A hovered or focused notice stays: its timer restarts when it is left. */
  hold(): void;
  release(): void;
}

/** Notices that expire by themselves, oldest first. */
export function createNoticeStore(): NoticeStore {
  const times = new Map<number, number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const { get, set, subscribe } = createObservable<readonly ShownNotice[]>([]);
  let last = 0;
  let held = false;

  function drop(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    times.delete(id);
    set(get().filter((notice) => notice.id !== id));
  }
  function start(id: number): void {
    clearTimeout(timers.get(id));
    if (!held)
      timers.set(
        id,
        setTimeout(() => drop(id), times.get(id)),
      );
  }

  return {
    get,
    subscribe,
    announce(notices, time) {
      const fresh: ShownNotice[] = [];
      for (const notice of notices) {
        const same = [...get(), ...fresh].find(
          ({ key, text }) => key === notice.key && text === notice.text,
        );
        if (!same) last += 1;
        const id = same?.id ?? last;
        times.set(id, time);
        start(id);
        if (!same) fresh.push({ ...notice, id });
      }
      if (fresh.length > 0) set([...get(), ...fresh]);
    },
    drop,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      times.clear();
      if (get().length > 0) set([]);
    },
    hold() {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
    release() {
      held = false;
      for (const { id } of get()) start(id);
    },
  };
}
