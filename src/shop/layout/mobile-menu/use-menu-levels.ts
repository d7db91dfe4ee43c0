import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '#wire/layout.ts';

/** How long a level that was left stays rendered, for its slide-out animation. */
const LEAVING_MS = 300;

export interface OpenLevel {
  /** The entry this level belongs to; null for the main level. */
  parent: MenuItem | null;
  /** The entry one level up, shown in the back button. */
  before: MenuItem | null;
  items: MenuItem[];
}

/** The open levels, the last of which may be sliding out. */
export function useMenuLevels(root: MenuItem[]) {
  const [chain, setChain] = useState<MenuItem[]>([]);
  const [depth, setDepth] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const levels: OpenLevel[] = [
    { parent: null, before: null, items: root },
    ...chain.map((parent, index) => ({
      parent,
      before: chain[index - 1] ?? null,
      items: parent.children,
    })),
  ];

  return {
    levels,
    depth,
    go: (item: MenuItem) => {
      clearTimeout(timer.current);
      setChain([...chain.slice(0, depth), item]);
      setDepth(depth + 1);
    },
    back: () => {
      const left = depth - 1;
      setDepth(left);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setChain((now) => now.slice(0, left)), LEAVING_MS);
    },
  };
}
