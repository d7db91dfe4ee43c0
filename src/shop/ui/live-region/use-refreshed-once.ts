import { useEffect, useState } from 'react';

/** When the text of a live region is inserted again, in milliseconds after load. */
export const LIVE_REGION_REFRESH_MS = 2000;

/**
 * A key for the content of a live region that is in the initial HTML. It changes once, so that
 * React inserts the text again: a screen reader announces only changes.
 */
export function useRefreshedOnce(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRound(1), LIVE_REGION_REFRESH_MS);
    return () => clearTimeout(timer);
  }, []);
  return round;
}
