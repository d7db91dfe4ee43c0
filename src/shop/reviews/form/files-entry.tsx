import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { REVIEW_FIELDS, type ReviewFormSettings } from '#wire/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ReviewIcon } from '../section/review-icon.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './files-entry.module.css';
import { uploadIdsOf } from './review-slot.ts';
import type { useReviewFiles } from './use-review-files.ts';

interface FilesEntryProps {
  id: string;
  photos: ReviewFormSettings['photos'];
  files: ReturnType<typeof useReviewFiles>;
  /** Ids the server check has answered with. */
  checkedIds: string;
}

/** Photos and films by picker, camera, drop or paste, and the previews of those that were chosen. */
export function FilesEntry({ id, photos, files, checkedIds }: FilesEntryProps) {
  const t = useText();
  const live = useHydrated();
  const hint = useId();
  const [over, setOver] = useState(false);
  const { slots, refused } = files;
  const wrong = [...refused, ...slots.flatMap(({ problem }) => problem || [])];

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    // The input is emptied: the files are kept here, and the same one can be chosen again.
    event.target.value = '';
    files.take(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    files.take(event.dataTransfer.files);
  }

  const ids = [uploadIdsOf(slots), checkedIds].filter(Boolean).join(',');
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>
        {t('reviewForm.files')}
        {photos.required && <span aria-hidden="true"> *</span>}
      </legend>
      {live && ids !== '' && <input type="hidden" name={REVIEW_FIELDS.uploadIds} value={ids} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={live ? styles.choose : undefined}>
          {live && <Icon name="plus" size={20} />}
          <span className={live ? undefined : 'visually-hidden'}>{t('reviewForm.choose')}</span>
          <input
            type="file"
            id={id}
            name={`${REVIEW_FIELDS.files}[]`}
            multiple
            accept={photos.allowed.join(',')}
            aria-describedby={hint}
            className={live ? 'visually-hidden' : undefined}
            onChange={choose}
          />
        </label>
        {live && (
          <label className={classNames(styles.choose, styles.camera)}>
            <ReviewIcon name="camera" />
            {t('reviewForm.camera')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="visually-hidden"
              onChange={choose}
            />
          </label>
        )}
        {live && <span className={styles.drop}>{t('reviewForm.drop')}</span>}
        <span id={hint} className={styles.hint}>
          {t('reviewForm.filesHint', { count: photos.maxFiles, size: photos.maxFileSize })}
          {live && ` ${t('reviewForm.pasteHint')}`}
        </span>
      </div>
      <div role="status" className={styles.warnings}>
        {wrong.length > 0 && (
          <>
            <p className={styles.warningTitle}>{t('reviewForm.filesProblem')}</p>
            <ul className={styles.list}>
              {wrong.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {slots.length > 0 && (
        <ul className={styles.previews}>
          {slots.map((slot) => (
            <li key={slot.key}>
              <FilePreview
                slot={slot}
                captionName={photos.captions ? `${REVIEW_FIELDS.captions}[]` : null}
                onCaption={(caption) => files.caption(slot, caption)}
                onTurn={() => files.turn(slot)}
                onRetry={() => files.retry(slot)}
                onRemove={() => files.remove(slot)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
