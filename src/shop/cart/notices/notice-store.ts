import type { CartNotice } from '#wire/cart.ts';
import { createObservable, type Observable } from '../../ui/store/observable.ts';

export interface VisibleNotice extends CartNotice {
  id: number;
}

export interface NoticeStore
  extends Pick<Observable<readonly VisibleNotice[]>, 'get' | 'subscribe'> {
  /**
   * Shows these in place of what was shown before: one toast at a time. A notice shown already stays
   * and its time starts anew.
   */
  announce(notices: readonly CartNotice[], time: number): void;
  drop(id: number): void;
  clear(): void;
  /** A hovered or focused notice stays: its timer restarts when it is left. */
  hold(): void;
  release(): void;
}

/** Notices of the last change, which expire by themselves. */
export function createNoticeStore(): NoticeStore {
  const times = new Map<number, number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const { get, set, subscribe } = createObservable<readonly VisibleNotice[]>([]);
  let last = 0;
  let held = false;

  function clearTimer(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    times.delete(id);
  }
  function drop(id: number): void {
    clearTimer(id);
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
      if (notices.length === 0) return;
      const before = get();
      const next: VisibleNotice[] = [];
      for (const notice of notices) {
        const same = ({ key, text }: CartNotice) => key === notice.key && text === notice.text;
        if (next.some(same)) continue;
        const known = before.find(same);
        if (!known) last += 1;
        next.push(known ?? { ...notice, id: last });
      }
      for (const { id } of before) if (!next.some((notice) => notice.id === id)) clearTimer(id);
      for (const { id } of next) {
        times.set(id, time);
        start(id);
      }
      const same = next.length === before.length && next.every((one, at) => one === before[at]);
      if (!same) set(next);
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
