import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchSeen } from './watch-seen.ts';

/** const [ref, seen] = useSeen<HTMLElement>(): seen becomes true when a tenth of it is visible. */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current) return;
    return watchSeen(ref.current, () => setSeen(true));
  }, [seen]);
  return [ref, seen];
}
