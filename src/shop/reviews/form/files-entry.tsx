import { useId } from 'react';
import { REVIEW_FIELDS, type ReviewFormSettings } from '#wire/reviews.ts';
import { FileButton, FileDrop, FileHint } from '../../ui/forms/file-drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FilePreview } from './file-preview.tsx';
import styles from './files-entry.module.css';
import { getUploadIds } from './review-slot.ts';
import type { useReviewFiles } from './use-review-files.ts';

interface FilesEntryProps {
  id: string;
  photos: ReviewFormSettings['photos'];
  files: ReturnType<typeof useReviewFiles>;
  /** Ids the server check has answered with. */
  checkedIds: string;
}

/** Photos and videos by picker, camera, drag and drop or paste, and their previews. */
export function FilesEntry({ id, photos, files, checkedIds }: FilesEntryProps) {
  const t = useTranslator();
  const live = useHydrated();
  const hint = useId();
  const { slots, refused } = files;
  const wrong = [...refused, ...slots.flatMap(({ problem }) => problem || [])];

  const ids = [getUploadIds(slots), checkedIds].filter(Boolean).join(',');
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>
        {t('reviewForm.files')}
        {photos.required && <span aria-hidden="true"> *</span>}
      </legend>
      {live && ids !== '' && <input type="hidden" name={REVIEW_FIELDS.uploadIds} value={ids} />}
      <FileDrop onDrop={files.take}>
        <FileButton
          id={id}
          name={`${REVIEW_FIELDS.files}[]`}
          label={t('reviewForm.choose')}
          plain={!live}
          multiple
          accept={photos.allowed.join(',')}
          aria-describedby={hint}
          onChoose={files.take}
        />
        {live && (
          <FileButton
            label={t('reviewForm.camera')}
            icon={<Icon name="camera" size={20} />}
            accept="image/*"
            capture="environment"
            className={styles.camera}
            onChoose={files.take}
          />
        )}
        {live && <FileHint className={styles.drop}>{t('reviewForm.drop')}</FileHint>}
        <FileHint id={hint} className={styles.hint}>
          {t('reviewForm.filesHint', { count: photos.maxFiles, size: photos.maxFileSize })}
          {live && ` ${t('reviewForm.pasteHint')}`}
        </FileHint>
      </FileDrop>
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
                onRotate={() => files.turn(slot)}
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
