import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useText } from '../../ui/shop-context.tsx';
import type { CartFailure } from '../store/cart-outcome.ts';
import styles from './failure-place.module.css';

// A box in a grid has no room for the shop's reasons: they are given at the foot of the page, until
// they are put away or the next press goes well.

const listeners = new Set<() => void>();
let current: CartFailure | null = null;

export function showFailure(failure: CartFailure | null): void {
  current = failure;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function FailurePlace() {
  const t = useText();
  const failure = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  if (!failure) return null;
  const close = (
    <IconButton icon="close" label={t('basket.close')} onClick={() => showFailure(null)} />
  );
  return (
    <div className={styles.place}>
      {failure.notices.length > 0 ? (
        <Notice kind="error" action={close}>
          {failure.notices.map(({ code, key, text }) => (
            <p key={`${code}/${key}`}>{text}</p>
          ))}
        </Notice>
      ) : (
        <Notice kind="error" action={close}>
          <div
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the shop's own server
            dangerouslySetInnerHTML={{ __html: failure.html }}
          />
        </Notice>
      )}
    </div>
  );
}
