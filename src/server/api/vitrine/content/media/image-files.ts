import { CATALOG_TEXTS, touchProducts } from '#server/catalog/managing/image-usage.ts';
import { BLOCK_TEXTS, raiseVersions } from '#server/content/managing/content-images.ts';
import { loadCrop, loadReplacement, type NewImage } from '#server/media/change-image.ts';
import { findMedia } from '#server/media/media-library.ts';
import { isInUse, listVersions, putFile, putVersion } from '#server/media/media-versions.ts';
import { renameInTexts } from '#server/media/rename-in-texts.ts';
import type { MediaRow } from '#server/media/tables.ts';
import { renameFormImages } from '#server/options/managing/form-images.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import { imageUrl } from '#wire/image.ts';
import {
  cropInput,
  imageVersionsResponse,
  type LibraryImage,
  libraryImage,
  restoreInput,
} from '#wire/vitrine/media.ts';
import { IMAGE_TAGS } from '../../../rest/image-tags.ts';
import { type ManagedCall, permitted } from '../../../rest/managed-endpoint.ts';
import { numericId, type Saved } from '../../../rest/resource.ts';
import type { RestError } from '../../../rest/rest-error.ts';
import {
  found,
  type RestEndpoint,
  type RestResult,
  type RestRoute,
  refused,
} from '../../../rest/rest-route.ts';
import { unknownId } from '../../catalog/unknown-id.ts';
import { momentText } from '../../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { libraryItem } from './library-item.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const missing = unknownId('picture');

type Problem = Extract<NewImage, { ok: false }>['problems'][number]['code'] | 'same' | 'no-file';

const PROBLEMS: Readonly<Record<Problem, { message: string; status: number }>> = {
  'no-file': { message: 'No file was sent.', status: 400 },
  'not-a-picture': { message: 'The file is no picture.', status: 400 },
  'picture-too-large': { message: 'The picture is too large.', status: 413 },
  'picture-too-heavy': { message: 'The picture takes too long to decode.', status: 400 },
  'file-missing': { message: 'The file of the picture is missing.', status: 409 },
  same: { message: 'The shop has this very picture already.', status: 409 },
  outside: { message: 'The crop reaches beyond the picture.', status: 400 },
  'nothing-cropped': { message: 'The crop is the whole picture.', status: 400 },
  'too-small': { message: 'What the crop leaves is too small.', status: 400 },
};

function toProblem(code: Problem): RestError {
  const { message, status } = PROBLEMS[code];
  return { code: `vitrine_rest_picture_${code.replaceAll('-', '_')}`, message, status };
}

/**
 * Puts another file under the id of a picture. Its address changes with its content, so no browser shows
 * the old one; texts that name the old address get the new one, and pages are purged.
 */
async function changeFile(
  { ctx, manager, origin }: ManagedCall,
  id: number,
  put: (change: RecordedChange, row: MediaRow) => Promise<{ key: string } | Problem>,
): Promise<RestResult<LibraryImage>> {
  const result = await changeAs(ctx, manager, async (change): Promise<Saved<LibraryImage>> => {
    const { db } = change.ctx;
    const row = await findMedia(db, id);
    if (!row) return { ok: false, error: missing };
    const before = await libraryItem(db, row, origin);
    const file = await put(change, row);
    if (typeof file === 'string') return { ok: false, error: toProblem(file) };
    const changed = await findMedia(db, id);
    const item = changed && (await libraryItem(db, changed, origin));
    if (!item) return { ok: false, error: missing };
    await touchProducts(db, row, change.ctx.now);
    await raiseVersions(db, row.key, change.ctx.now);
    await renameInTexts(db, [...CATALOG_TEXTS, ...BLOCK_TEXTS], row.key, changed);
    await renameFormImages(db, row.key, changed);
    await change.record({ resource: 'media', id, action: 'updated', before, after: item });
    await change.ctx.invalidate(IMAGE_TAGS);
    return { ok: true, item };
  });
  return result.ok ? found(result.item) : refused(result.error);
}

function putNew(call: ManagedCall, id: number, image: NewImage): Promise<RestResult<LibraryImage>> {
  return changeFile(call, id, async ({ ctx: { db, now } }, row) => {
    if (!image.ok) return image.problems[0]?.code ?? 'not-a-picture';
    const { file, focus } = image;
    if (file.key === row.key || (await isInUse(db, file.key, id))) return 'same';
    await putFile(db, row, file, focus, now);
    return file;
  });
}

const changing = { action: 'edit', permission: 'upload-media' } as const;

const replace: RestEndpoint = {
  ...vitrineEndpoint({
    ...changing,
    summary: 'Put another file under the id of a picture, everywhere it is shown',
    params: {},
    answer: { schema: libraryImage },
    async handle(_, call) {
      const { ctx, parts, files } = call;
      const row = await findMedia(ctx.db, numericId(parts.id ?? ''));
      if (!row) return refused(missing);
      const file = files.file?.[0];
      if (!file) return refused(toProblem('no-file'));
      const bytes = new Uint8Array(await file.arrayBuffer());
      return putNew(call, row.id, await loadReplacement(ctx.storage, row, bytes));
    },
  }),
  upload: {
    maxBytes: MAX_BYTES,
    async refuse(call) {
      const known = await permitted(call, { namespace: NAMESPACE, access: 'write', ...changing });
      return known.ok ? null : known;
    },
  },
};

const crop = vitrineEndpoint({
  ...changing,
  summary: 'Crop a picture, everywhere it is shown',
  params: cropInput,
  required: ['left', 'top', 'width', 'height'],
  answer: { schema: libraryImage },
  async handle(area, call) {
    const { ctx, parts } = call;
    const row = await findMedia(ctx.db, numericId(parts.id ?? ''));
    return row ? putNew(call, row.id, await loadCrop(ctx.storage, row, area)) : refused(missing);
  },
});

const versions = vitrineEndpoint({
  action: 'list',
  permission: 'upload-media',
  summary: 'The files a picture had before, the newest first',
  params: {},
  answer: { schema: imageVersionsResponse },
  async handle(_, { ctx, parts, origin }) {
    const row = await findMedia(ctx.db, numericId(parts.id ?? ''));
    if (!row) return refused(missing);
    return found(
      (await listVersions(ctx.db, row.id)).map(({ id, key, width, height, replaced_at }) => ({
        ...{ id, width, height, url: `${origin}${imageUrl({ key, width })}` },
        replaced_at: momentText(replaced_at),
      })),
    );
  },
});

const restore = vitrineEndpoint({
  ...changing,
  summary: 'Put a file that a picture had before under its id again',
  params: restoreInput,
  required: ['version'],
  answer: { schema: libraryImage },
  async handle({ version }, call) {
    const id = numericId(call.parts.id ?? '');
    return changeFile(call, id, async ({ ctx: { db, now } }, row) => {
      const chosen = (await listVersions(db, id)).find((each) => each.id === version);
      if (!chosen) return 'file-missing';
      if (await isInUse(db, chosen.key, id)) return 'same';
      await putVersion(db, row, chosen, now);
      return chosen;
    });
  },
});

/** The file of a picture: replaced, cropped, and put back. */
export const imageFileRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/media/:id/replace', methods: { POST: replace } },
  { namespace: NAMESPACE, path: '/media/:id/crop', methods: { POST: crop } },
  { namespace: NAMESPACE, path: '/media/:id/versions', methods: { GET: versions } },
  { namespace: NAMESPACE, path: '/media/:id/restore', methods: { POST: restore } },
];
