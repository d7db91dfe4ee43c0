import type { CartNotice } from '#wire/cart.ts';

export interface ShownNotice extends CartNotice {
  id: number;
}

export interface NoticeStore {
  get(): readonly ShownNotice[];
  subscribe(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  const times = new Map<number, number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let shown: readonly ShownNotice[] = [];
  let last = 0;
  let held = false;

  function set(next: readonly ShownNotice[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }
  function drop(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    times.delete(id);
    set(shown.filter((notice) => notice.id !== id));
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
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(notices, time) {
      const fresh: ShownNotice[] = [];
      for (const notice of notices) {
        const same = [...shown, ...fresh].find(
          ({ key, text }) => key === notice.key && text === notice.text,
        );
        if (!same) last += 1;
        const id = same?.id ?? last;
        times.set(id, time);
        start(id);
        if (!same) fresh.push({ ...notice, id });
      }
      if (fresh.length > 0) set([...shown, ...fresh]);
    },
    drop,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      times.clear();
      if (shown.length > 0) set([]);
    },
    hold() {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
    release() {
      held = false;
      for (const { id } of shown) start(id);
    },
  };
}
