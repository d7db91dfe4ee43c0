import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './file-preview.module.css';
import { displayedRotation, type ReviewSlot } from './review-slot.ts';

interface FilePreviewProps {
  slot: ReviewSlot;
  /** Name of the caption's field; null without captions. */
  captionName: string | null;
  onCaption(caption: string): void;
  onRotate(): void;
  onRetry(): void;
  onRemove(): void;
}

/** A chosen file: its thumbnail, controls and upload progress. */
export function FilePreview(props: FilePreviewProps) {
  const { slot, captionName, onCaption, onRotate: onToggle, onRetry, onRemove } = props;
  const t = useTranslator();
  const { name } = slot.facts;
  const sending = slot.state === 'sending';
  return (
    <div className={styles.preview} data-state={slot.state}>
      <div className={styles.frame}>
        {slot.thumb ? (
          <img
            src={slot.thumb}
            alt={t('reviewForm.preview', { name })}
            className={styles.picture}
            data-turn={displayedRotation(slot)}
          />
        ) : (
          <span className={styles.blank}>
            <Icon name={slot.state === 'wrong' ? 'alert' : 'eye'} size={32} />
          </span>
        )}
        {slot.kind === 'video' && (
          <span className={styles.video}>
            <Icon name="play" size={16} />
            {t('reviewForm.video')}
          </span>
        )}
        <span className={styles.tools}>
          {slot.kind === 'image' && slot.state === 'sent' && (
            <button
              type="button"
              aria-label={t('reviewForm.rotate', { name })}
              title={t('reviewForm.rotate', { name })}
              className={styles.tool}
              onClick={onToggle}
            >
              <Icon name="turn-right" size={20} />
            </button>
          )}
          <button
            type="button"
            aria-label={t(sending ? 'reviewForm.cancel' : 'reviewForm.remove', { name })}
            title={t(sending ? 'reviewForm.cancel' : 'reviewForm.remove', { name })}
            className={styles.tool}
            onClick={onRemove}
          >
            <Icon name="close" size={20} />
          </button>
        </span>
        {sending && (
          <progress
            className={styles.bar}
            max={100}
            value={slot.percent}
            aria-label={t('reviewForm.progress', { name, percent: slot.percent })}
          />
        )}
      </div>
      {slot.state === 'wrong' ? (
        <p className={styles.problem}>
          {slot.problem}
          {slot.again && (
            <button type="button" className={styles.again} onClick={onRetry}>
              {t('reviewForm.retry', { name })}
            </button>
          )}
        </p>
      ) : captionName === null ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <input
          type="text"
          // Disabled until the file is uploaded; otherwise captions would be assigned to other
          // pictures.
          name={slot.state === 'sent' ? captionName : undefined}
          value={slot.caption}
          maxLength={200}
          placeholder={t('reviewForm.caption')}
          aria-label={t('reviewForm.captionOf', { name })}
          className={styles.caption}
          onChange={(event) => onCaption(event.target.value)}
        />
      )}
    </div>
  );
}
