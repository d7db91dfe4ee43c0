import { useSyncExternalStore } from 'react';
import styles from './growl.module.css';
import { createGrowlStore, type Growl } from './growl-store.ts';

const store = createGrowlStore();
const NONE: readonly Growl[] = [];

/** showGrowl(t('cart.copied')): says it for three seconds, wherever <GrowlPlace> stands. */
export const showGrowl = store.show;

/** Where growl messages appear; one on a page. It is there before them, so that they are spoken. */
export function GrowlPlace() {
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
