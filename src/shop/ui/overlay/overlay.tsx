import { useEffect, useState } from 'react';
import styles from './overlay.module.css';
import { OVERLAY } from './overlay-timing.ts';

/**
 * An overlay that blocks clicks on its positioned parent (which sets aria-busy itself). It is
 * rendered only while it is visible.
 */
export function Overlay({ shown }: { shown: boolean }) {
  const [present, setPresent] = useState(shown);
  if (shown && !present) setPresent(true);

  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setPresent(false), OVERLAY.fadeOut);
    return () => clearTimeout(timer);
  }, [shown]);

  if (!present) return null;
  return (
    <div className={`blockUI blockOverlay ${styles.overlay}`} data-shown={shown || undefined} />
  );
}
