import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useModal } from '../modal/use-modal.ts';
import { useTranslator } from '../shop-context.tsx';
import { browserSources, type LoadedContent, loadContent } from './load-content.ts';
import styles from './popup.module.css';
import type { PopupRequest } from './popup-store.ts';
import { POPUP_REMOVAL_MS } from './popup-timing.ts';

interface PopupProps {
  request: PopupRequest;
  /** It has closed and faded out. */
  onGone(): void;
}

/** The theme's lightbox for content other than pictures. */
export function Popup({ request, onGone }: PopupProps) {
  const t = useTranslator();
  const [open, setOpen] = useState(true);
  const modal = useModal({ open, onClose: () => setOpen(false) });

  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => gone(), POPUP_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <dialog {...modal} aria-label={request.label} className={`veiled ${styles.popup}`}>
      <div className={styles.panel}>
        <form method="dialog" className={styles.close}>
          <IconButton type="submit" icon="close" label={t('layout.close')} />
        </form>
        <div className={styles.body}>
          <Content source={request.source} />
        </div>
      </div>
    </dialog>
  );
}

function Content({ source }: Pick<PopupRequest, 'source'>): ReactNode {
  const t = useTranslator();
  const [loaded, setLoaded] = useState<LoadedContent | null>(null);

  useEffect(() => {
    if (source.kind === 'ready') return;
    let left = false;
    void loadContent(source, browserSources).then((content) => !left && setLoaded(content));
    return () => {
      left = true;
    };
  }, [source]);

  if (source.kind === 'ready') return source.content;
  if (!loaded) {
    return (
      <p role="status" className={styles.words}>
        {t('layout.loading')}
      </p>
    );
  }
  if (!loaded.ok) {
    const [{ code }] = loaded.problems;
    return (
      <p role="alert" className={styles.words}>
        {t(code === 'missing' ? 'layout.contentMissing' : 'layout.contentFailed')}
      </p>
    );
  }
  return (
    <div
      className={styles.content}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own page, made safe by its server
      dangerouslySetInnerHTML={{ __html: loaded.html }}
    />
  );
}
