interface Press {
  key: string;
  /** Which tab has the focus, and of how many. */
  from: number;
  count: number;
  dir: 'ltr' | 'rtl';
}

/**
 * Which tab a key leads to: tabForKey({ key: 'ArrowRight', from: 2, count: 3, dir: 'ltr' }) is 0,
 * round the corner. Null where the key means nothing to tabs.
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
