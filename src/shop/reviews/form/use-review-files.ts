import { useEffect, useRef, useState } from 'react';
import { hasFields } from '#rules/input/has-fields.ts';
import { checkReviewFiles, clearsFiles, type PhotoRules } from '#rules/reviews/check-files.ts';
import {
  REVIEW_FILE_ACTION,
  REVIEW_FILE_REMOVE_ACTION,
  REVIEW_FILE_ROTATE_ACTION,
  REVIEW_UPLOAD_ACTION,
  type ReviewUploadResponse,
} from '#wire/review-form.ts';
import { isRefusal, readResponse, type Sending, sendForm } from '../../ui/forms/send-form.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { DraftFile } from './draft-store.ts';
import { loadFrame, loadThumbnail } from './get-image.ts';
import { getSlot, type ReviewSlot, slotOfDraft } from './review-slot.ts';

type Uploaded = Extract<ReviewUploadResponse, { ok: true }>;

const isUploaded = (body: unknown): body is Uploaded =>
  hasFields<Uploaded>(body, {
    ok: 'boolean',
    id: 'number',
    kind: 'string',
    width: 'number',
    height: 'number',
  }) && body.ok;

export interface ReviewFilesParts {
  productId: number;
  nonce: string;
  rules: PhotoRules;
  draft: readonly DraftFile[];
}

/**
 * The files of a review: each is uploaded at once, shows its progress, and can be rotated and
 * removed.
 */
export function useReviewFiles({ productId, nonce, rules, draft }: ReviewFilesParts) {
  const t = useTranslator();
  const { ajax_url } = useShop();
  const last = useRef(0);
  const work = useRef(
    new Map<number, { file: File; sending: Sending | null; turns: Promise<unknown> }>(),
  );
  const [slots, setSlots] = useState<readonly ReviewSlot[]>(() =>
    draft.map((file) => slotOfDraft(++last.current, file, previewAddress(ajax_url, file.id))),
  );
  const [refused, setRefused] = useState<readonly string[]>([]);
  const current = useRef(slots);
  const settled = useRef<(() => void)[]>([]);
  current.current = slots;

  useEffect(() => {
    if (slots.some(({ state }) => state === 'sending')) return;
    for (const finish of settled.current.splice(0)) finish();
  }, [slots]);

  const change = (key: number, next: Partial<ReviewSlot>) =>
    setSlots((before) => before.map((slot) => (slot.key === key ? { ...slot, ...next } : slot)));

  async function send(key: number, file: File) {
    const body = new FormData();
    body.set('nonce', nonce);
    body.set('product_id', String(productId));
    body.set('file', file);
    if (file.type.startsWith('video/')) {
      const poster = await loadFrame(file);
      if (poster) {
        body.set('poster', poster, 'poster.jpg');
        change(key, { thumb: await loadThumbnail(poster) });
      }
    }
    // Removed while its thumbnail was being made.
    const task = work.current.get(key);
    if (!task) return;
    task.sending = sendForm(`${ajax_url}?action=${REVIEW_UPLOAD_ACTION}`, body, (percent) =>
      change(key, { percent }),
    );
    const reply = await task.sending.done.catch(() => null);
    if (!reply) return;
    const response = readResponse(reply.text);
    if (isUploaded(response)) {
      change(key, { state: 'sent', percent: 100, id: response.id, kind: response.kind });
      return;
    }
    const refusal = isRefusal(response) ? response : null;
    const problem = refusal?.message || t('reviewForm.failed', { name: file.name });
    change(key, { state: 'wrong', problem, again: !refusal });
  }

  function post(action: string, fields: Record<string, string>): Promise<unknown> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ nonce, ...fields })) body.set(name, value);
    return sendForm(`${ajax_url}?action=${action}`, body).done;
  }

  return {
    slots,
    /** Problems of a selection as a whole. */
    refused,
    take(files: Iterable<File>) {
      const fresh = [...files].map((file) => ({ file, key: ++last.current }));
      if (fresh.length === 0) return;
      const all = [
        ...current.current.map(({ facts: details }) => details),
        ...fresh.map(({ file }) => file),
      ];
      const problems = checkReviewFiles(all, { ...rules, required: false });
      setRefused(clearsFiles(problems) ? problems.map((each) => t(each.code, { ...each })) : []);
      if (clearsFiles(problems)) return;
      setSlots((before) => [
        ...before,
        ...fresh.map(({ file, key }) => {
          const wrong = checkReviewFiles([file], { ...rules, required: false });
          const slot = getSlot(key, file);
          if (wrong.length === 0) return slot;
          const problem = wrong.map((each) => t(each.code, { ...each })).join(' ');
          return { ...slot, state: 'wrong' as const, problem };
        }),
      ]);
      for (const { file, key } of fresh) {
        if (file.type.startsWith('image/')) {
          void loadThumbnail(file).then((thumb) => change(key, { thumb }));
        }
        if (checkReviewFiles([file], { ...rules, required: false }).length > 0) continue;
        work.current.set(key, { file, sending: null, turns: Promise.resolve() });
        void send(key, file);
      }
    },
    retry({ key }: ReviewSlot) {
      const task = work.current.get(key);
      if (!task) return;
      change(key, { state: 'sending', percent: 0, problem: '', again: false });
      void send(key, task.file);
    },
    remove({ key, id }: ReviewSlot) {
      work.current.get(key)?.sending?.abort();
      work.current.delete(key);
      setRefused([]);
      setSlots((before) => before.filter((slot) => slot.key !== key));
      // Where the request fails, the file is deleted by the server after a day.
      if (id > 0) void post(REVIEW_FILE_REMOVE_ACTION, { id: String(id) }).catch(() => undefined);
    },
    clear() {
      for (const { sending } of work.current.values()) sending?.abort();
      work.current.clear();
      setSlots([]);
    },
    caption: ({ key }: ReviewSlot, caption: string) => change(key, { caption }),
    turn({ key, id, turn: rotation }: ReviewSlot) {
      const next = (rotation + 1) % 4;
      change(key, { turn: next });
      const task = work.current.get(key) ?? {
        file: new File([], ''),
        sending: null,
        turns: Promise.resolve(),
      };
      work.current.set(key, task);
      // One after the other, so that the last one wins.
      task.turns = task.turns
        .then(() => post(REVIEW_FILE_ROTATE_ACTION, { id: String(id), turn: String(next) }))
        .catch(() => undefined);
    },
    /** Resolves once all uploads and rotations have finished. */
    async whenSettled(): Promise<readonly ReviewSlot[]> {
      if (current.current.some(({ state }) => state === 'sending')) {
        await new Promise<void>((resolve) => settled.current.push(resolve));
      }
      await Promise.all([...work.current.values()].map(({ turns: rotations }) => rotations));
      return current.current;
    },
  };
}

function previewAddress(ajaxUrl: string, id: number): string {
  return `${ajaxUrl}?action=${REVIEW_FILE_ACTION}&id=${id}`;
}
