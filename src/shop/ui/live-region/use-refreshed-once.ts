import { useEffect, useState } from 'react';

/** When the words of a live region are put in again, in milliseconds after load. */
export const LIVE_REGION_REFRESH_MS = 2000;

/**
 * A key for the content of a live region that is there from the start. It changes once, after which
 * React puts the words in anew: a screen reader announces only what changes in front of it.
 */
export function useRefreshedOnce(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRound(1), LIVE_REGION_REFRESH_MS);
    return () => clearTimeout(timer);
  }, []);
  return round;
}
