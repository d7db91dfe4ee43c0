import { useEffect, useState } from 'react';
import styles from './overlay.module.css';
import { OVERLAY } from './overlay-timing.ts';

/**
 * A veil that lets no click through to the part of the page it covers (its positioned parent, which
 * says aria-busy itself). It stays in the page only as long as it can be seen.
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
