import { useEffect } from 'react';
import './effects.css';
import { startEffects } from './start-effects.ts';

/** Nothing to see by itself: it brings the style of marked elements, and the script they need. */
export function Effects() {
  useEffect(() => {
    const ended = new AbortController();
    startEffects(ended.signal);
    return () => ended.abort();
  }, []);
  return null;
}
