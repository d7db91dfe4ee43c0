import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkFile } from '#rules/options/checks/check-file.ts';
import { toTexts } from '#rules/options/field-value.ts';
import type { FileField } from '#rules/options/option-form.ts';
import { readUpload, type Upload, uploadsText } from '#rules/options/upload-value.ts';
import { UPLOAD_PREVIEW_ACTION, uploadAddress } from '#wire/uploads.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import type { SendResult, SentFile } from './send-file.ts';

export type Slot = { id: number; name: string } & (
  | { state: 'uploading'; percent: number; abort(): void }
  | { state: 'uploaded'; upload: Upload; url: string }
  | { state: 'error'; message: string; file: File | null }
);

/** The shop's limit of pending files. */
const MAX_AT_ONCE = 30;

/** The files of one field, each with its own progress, error and remove button. */
export function useUploads(field: FileField) {
  const t = useTranslator();
  const config = useShop();
  const { changed, options, setWaiting, problemText } = useOptions();
  const last = useRef(0);
  const [slots, setSlots] = useState<readonly (Slot | null)[]>(() =>
    toTexts(firstValue(field, options.values)).flatMap((text): Slot[] => {
      const upload = readUpload(text);
      last.current += 1;
      return upload
        ? [
            {
              id: last.current,
              name: upload.name,
              state: 'uploaded',
              upload,
              url: smallImage(upload),
            },
          ]
        : [];
    }),
  );
  const busy = slots.some((slot) => slot?.state === 'uploading');

  const value = uploadsText(
    slots.map((slot) => (slot?.state === 'uploaded' ? slot.upload : null)),
    field.multiple,
  );
  const report = useEffectEvent(() => changed(field.id));
  const reported = useRef(value);

  useEffect(() => setWaiting(field.id, busy), [field.id, busy, setWaiting]);
  useEffect(() => {
    // The form reads the DOM, which has the new value by now.
    if (reported.current !== value) report();
    reported.current = value;
  }, [value]);

  function replace(id: number, next: Slot | null) {
    setSlots((before) => before.map((slot) => (slot?.id === id ? next : slot)));
  }

  function start(file: File, dropped: boolean, id: number) {
    const { name } = file;
    const fail = (reason: string, again: File | null) =>
      replace(id, {
        id,
        name,
        state: 'error',
        message: t('options.upload.failed', { name, reason }),
        file: again,
      });
    const [problem] = checkFile(field, file);
    if (problem) {
      fail(problemText(problem), null);
      return;
    }
    const entry = { productId: options.product.product_id, fieldId: field.id, file, dropped };
    void send(entry, id).then((result) => {
      if (result.ok) {
        const upload = { reference: result.file.file, name: result.file.file_name };
        replace(id, { id, name: upload.name, state: 'uploaded', upload, url: result.file.url });
      } else if (result.aborted) replace(id, null);
      else fail(result.message || t('options.upload.offline'), file);
    });
  }

  /** The upload code is loaded with the first file. */
  async function send(entry: SentFile, id: number): Promise<SendResult> {
    let stopped = false;
    let stop = () => {
      stopped = true;
    };
    const show = (percent: number) =>
      replace(id, { id, name: entry.file.name, state: 'uploading', percent, abort: () => stop() });
    show(0);
    const sender = await import('./send-file.ts').catch(() => null);
    if (!sender || stopped) return { ok: false, aborted: stopped, message: '' };
    const sending = sender.sendFile(config, entry, show);
    stop = sending.abort;
    return sending.done;
  }

  return {
    value,
    slots,
    state: getState(slots),
    take(files: Iterable<File>, dropped: boolean) {
      // Surplus files are uploaded too: the check reports them, and the shopper chooses which to
      // remove.
      const chosen = [...files].slice(0, field.multiple ? MAX_AT_ONCE : 1);
      const fresh = chosen.map((file) => {
        last.current += 1;
        return { file, id: last.current };
      });
      const waiting = fresh.map(({ file, id }): Slot => {
        return { id, name: file.name, state: 'uploading', percent: 0, abort: () => undefined };
      });
      // A field for one file holds the last one chosen.
      setSlots((before) => [...(field.multiple ? before : []), ...waiting]);
      for (const { file, id } of fresh) start(file, dropped, id);
    },
    retry: (slot: Slot) => slot.state === 'error' && slot.file && start(slot.file, false, slot.id),
    /** Leaves an empty entry, as the file lists of Custom Product Addons do. */
    remove: (slot: Slot) => replace(slot.id, null),
  };
}

/** Thumbnail of a file uploaded before; image files always have one. */
function smallImage({ reference, name }: Upload): string {
  return /\.(jpe?g|png|gif|svg)$/i.test(name)
    ? uploadAddress(reference, UPLOAD_PREVIEW_ACTION)
    : '';
}

/** State of the whole field: a running upload is waited for, a failed one needs attention. */
function getState(slots: readonly (Slot | null)[]): Slot['state'] | 'idle' {
  const states = ['uploading', 'error', 'uploaded'] as const;
  return states.find((state) => slots.some((slot) => slot?.state === state)) ?? 'idle';
}
