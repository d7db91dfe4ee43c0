import type { ReactNode } from 'react';
import { useTranslator } from '../shop-context.tsx';
import styles from './hover-zoom.module.css';
import { useHoverZoom } from './use-hover-zoom.ts';

interface HoverZoomProps {
  url: string;
  /** The displayed picture; a link around it stays usable. */
  children: ReactNode;
}

/** The large picture under a hovering pointer. For all other input there is the lightbox. */
export function HoverZoom({ url, children }: HoverZoomProps) {
  const t = useTranslator();
  const { state, box, layer, onLoad, onError, ...pointer } = useHoverZoom(url);
  return (
    <div ref={box} className={styles.zoom} data-zoom={state} {...pointer}>
      {children}
      {(state === 'loading' || state === 'ready') && (
        <div className={styles.layer} aria-hidden="true">
          <img ref={layer} src={url} alt="" onLoad={onLoad} onError={onError} />
        </div>
      )}
      <p role="status" className={styles.notice}>
        {state === 'loading' && t('lightbox.zoomLoading')}
        {state === 'error' && t('lightbox.zoomFailed')}
      </p>
    </div>
  );
}
