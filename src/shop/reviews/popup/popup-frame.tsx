import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './popup.module.css';

/** The popup without a review: its script fills it. */
export function PopupFrame({ fullScreen }: { fullScreen: boolean }) {
  const t = useTranslator();
  return (
    <dialog
      aria-label={t('reviewSection.popup')}
      className={classNames(styles.popup, fullScreen && styles.fullScreen)}
    >
      <div className={styles.panel}>
        <div className={styles.pane} data-pane="">
          <div className={styles.stage} data-stage="" />
          <p className={styles.caption} data-caption="" hidden />
          <div className={styles.tools} data-tools="">
            <Tool does="left" label={t('reviewSection.rotateLeft')} />
            <Tool does="right" label={t('reviewSection.rotateRight')} />
            <Tool does="expand" label={t('reviewSection.enlarge')} />
          </div>
          <ul aria-label={t('reviewSection.popupMedia')} className={styles.thumbs} data-thumbs="" />
        </div>
        <div className={styles.details}>
          <div className={styles.review} data-details="" />
          <div className={styles.product} data-summary="" />
        </div>
      </div>
      <button
        type="button"
        className={styles.previous}
        data-go="previous"
        aria-label={t('reviewSection.popupPrevious')}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        className={styles.next}
        data-go="next"
        aria-label={t('reviewSection.popupNext')}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        className={styles.close}
        data-go="close"
        aria-label={t('reviewSection.popupClose')}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

const TOOL_ICONS = { left: 'turn-left', right: 'turn-right', expand: 'expand' } as const;

function Tool({ does, label }: { does: keyof typeof TOOL_ICONS; label: string }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} data-tool={does}>
      <Icon name={TOOL_ICONS[does]} size={20} />
    </button>
  );
}
