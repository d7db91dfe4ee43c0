interface Press {
  key: string;
  /** The focused tab and the number of tabs. */
  from: number;
  count: number;
  dir: 'ltr' | 'rtl';
}

/**
 * The tab for a key: tabForKey({ key: 'ArrowRight', from: 2, count: 3, dir: 'ltr' }) is 0, wrapping
 * around. Null for other keys.
 */
export function tabForKey({ key, from, count, dir }: Press): number | null {
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (from + 1) % count;
    case backward:
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
