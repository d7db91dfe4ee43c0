import type { CartFailure } from '../../stores/cart/cart-result.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './failure-bar.module.css';
import { showFailure } from './visible-failure.ts';

/** At the bottom of the page, until it is closed or the next add succeeds. */
export default function FailureBar({ failure }: { failure: CartFailure }) {
  const t = useTranslator();
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the shop's own server
            dangerouslySetInnerHTML={{ __html: failure.html }}
          />
        </Notice>
      )}
    </div>
  );
}
