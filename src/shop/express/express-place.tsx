import { type ComponentType, useEffect, useRef, useState } from 'react';
import { watchNear } from '../ui/seen/watch-near.ts';
import { useShop } from '../ui/shop-context.tsx';
import type { ExpressButtonsProps } from './express-buttons.tsx';
import styles from './express-place.module.css';

interface ExpressPlaceProps extends Omit<ExpressButtonsProps, 'config'> {
  /** The page is mostly read: nothing is loaded before the shopper has touched it. */
  afterTouch?: boolean;
}

type Buttons = ComponentType<ExpressButtonsProps>;

/** Where the buttons of wallets come; nothing in a shop without them. Their script is loaded when near. */
export function ExpressPlace({ afterTouch = false, ...props }: ExpressPlaceProps) {
  const { express } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Buttons: Buttons } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const load = () =>
      void import('./express-buttons.tsx').then(
        ({ ExpressButtons }) => setLoaded({ Buttons: ExpressButtons }),
        // Without the network the checkout is still there.
        () => undefined,
      );
    const start = () => watchNear(element, load);
    return afterTouch ? whenTouched(start) : start();
  }, [afterTouch]);
  if (!express) return null;
  return (
    <div
      ref={place}
      className={afterTouch ? styles.place : styles.full}
      data-terms={express.termsUrl === '' ? undefined : ''}
    >
      {loaded && <loaded.Buttons config={express} {...props} />}
    </div>
  );
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back once when the shopper does anything; returns how to stop. */
function whenTouched(callback: () => () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const touched = () => {
    stopping.abort();
    stop = callback();
  };
  let stop = () => stopping.abort();
  for (const kind of TOUCHES) addEventListener(kind, touched, { signal, passive: true });
  return () => stop();
}
