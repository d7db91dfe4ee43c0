import { useEffect, useState } from 'react';
import styles from './overlay.module.css';
import { OVERLAY } from './overlay-timing.ts';

/**
 * An overlay that blocks clicks on its positioned parent (which sets aria-busy itself). It is
 * rendered only while it is visible.
 */
export function Overlay({ visible }: { visible: boolean }) {
  const [present, setPresent] = useState(visible);
  if (visible && !present) setPresent(true);

  useEffect(() => {
    if (visible) return;
    const timer = setTimeout(() => setPresent(false), OVERLAY.fadeOut);
    return () => clearTimeout(timer);
  }, [visible]);

  if (!present) return null;
  return (
    <div className={`blockUI blockOverlay ${styles.overlay}`} data-shown={visible || undefined} />
  );
}
