import { useSyncExternalStore } from 'react';
import styles from './growl.module.css';
import { createGrowlStore, type Growl } from './growl-store.ts';

const store = createGrowlStore();
const NONE: readonly Growl[] = [];

/** showGrowl(t('cart.copied')) shows it for three seconds in <GrowlHost>. */
export const showGrowl = store.show;

/**
 * Live region of the growl messages; one on a page. It exists before them, so that they are
 * announced.
 */
export function GrowlHost() {
  const growls = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  return (
    <div role="status" className={styles.place}>
      {growls.map(({ id, text }) => (
        <p key={id} className={styles.growl}>
          {text}
        </p>
      ))}
    </div>
  );
}
