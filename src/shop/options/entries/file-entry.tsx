import { hasPreview } from '#rules/options/checks/check-file.ts';
import type { FileField } from '#rules/options/option-form.ts';
import { FORM_FILE_SUFFIX } from '#wire/uploads.ts';
import { FileButton, FileDrop, FileHint } from '../../ui/forms/file-drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptions } from '../model/options-model.tsx';
import { EntryGroup } from './entry-group.tsx';
import type { EntryProps } from './entry-props.ts';
import styles from './file-entry.module.css';
import { type Slot, useUploads } from './use-uploads.ts';

/** Files by picker or drag and drop; each is uploaded at once and shows its progress. */
export function FileEntry(props: EntryProps<FileField>) {
  const { field, id } = props;
  const t = useTranslator();
  const live = useHydrated();
  const { nameOf: getName } = useOptions();
  const { value, slots, state, take, retry, remove } = useUploads(field);
  const accepted = field.extensions.map((each) => `.${each}`).join(',');

  return (
    <EntryGroup {...props}>
      <input type="hidden" name={getName(field.id)} value={value} />
      <FileDrop className={styles.zone} data-state={state} onDrop={(files) => take(files, true)}>
        <FileButton
          id={id}
          label={t('options.upload.choose', { count: field.multiple ? 2 : 1 })}
          multiple={field.multiple}
          disabled={!live}
          accept={accepted}
          onChoose={(files) => take(files, false)}
        />
        <FileHint>{t('options.upload.drop')}</FileHint>
      </FileDrop>
      <noscript>
        <input
          type="file"
          name={getName(`${field.id}${FORM_FILE_SUFFIX}`)}
          className={styles.plain}
          aria-label={props.label}
          multiple={field.multiple}
          accept={accepted}
        />
      </noscript>
      <ul className={styles.files} aria-live="polite">
        {slots.map(
          (slot) =>
            slot && (
              <li key={slot.id} className={styles.file} data-state={slot.state}>
                <FileRow slot={slot} onRetry={() => retry(slot)} onRemove={() => remove(slot)} />
              </li>
            ),
        )}
      </ul>
    </EntryGroup>
  );
}

interface FileRowProps {
  slot: Slot;
  onRetry(): void;
  onRemove(): void;
}

function FileRow({ slot, onRetry, onRemove }: FileRowProps) {
  const t = useTranslator();
  const live = useHydrated();
  const { name } = slot;
  if (slot.state === 'uploading') {
    return (
      <>
        <span className={styles.name}>{name}</span>
        <progress
          className={styles.bar}
          max={100}
          value={slot.percent}
          aria-label={t('options.upload.progress', { name, percent: slot.percent })}
        />
        <IconButton
          icon="close"
          label={t('options.upload.cancel', { name })}
          onClick={() => slot.abort()}
        />
      </>
    );
  }
  if (slot.state === 'error') {
    return (
      <>
        <span className={styles.trouble}>
          <Icon name="alert" size={16} />
          {slot.message}
        </span>
        {slot.file && (
          <button type="button" className={styles.again} onClick={onRetry}>
            {t('options.upload.retry', { name })}
          </button>
        )}
        <IconButton icon="close" label={t('options.upload.remove', { name })} onClick={onRemove} />
      </>
    );
  }
  const visible = live && slot.url !== '' && hasPreview(name, window.innerWidth);
  return (
    <>
      {visible && <img src={slot.url} alt="" width={64} height={64} className={styles.preview} />}
      <span className={styles.name}>{t('options.upload.done', { name })}</span>
      <IconButton icon="close" label={t('options.upload.remove', { name })} onClick={onRemove} />
    </>
  );
}
