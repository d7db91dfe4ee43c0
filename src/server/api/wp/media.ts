import * as z from 'zod/mini';
import { imageSlug } from '#rules/media/file-name.ts';
import { type AddMediaResult, addMedia } from '#server/media/add-media.ts';
import {
  deleteMediaFiles,
  deleteMediaRow,
  describeMedia,
  findMedia,
  listMedia,
} from '#server/media/media-library.ts';
import { tidyName } from '#server/media/tidy-name.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { flag } from '#wire/wc/field.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import {
  mediaInput,
  mediaPostProcess,
  mediaQuery,
  mediaReadOnly,
  mediaResponse,
  mediaUpload,
} from '#wire/wc/media.ts';
import { linked } from '#wire/wc/response-parts.ts';
import { IMAGE_TAGS } from '../rest/image-tags.ts';
import { managed, permitted } from '../rest/managed-endpoint.ts';
import { managedResource } from '../rest/managed-resource.ts';
import { postTrashNotSupported } from '../rest/refusals.ts';
import { numericId } from '../rest/resource.ts';
import type { RestError } from '../rest/rest-error.ts';
import { type RestEndpoint, type RestRoute, refused } from '../rest/rest-route.ts';
import { mediaCodec, mediaItem } from './media-item.ts';

const NAMESPACE = 'wp/v2';
const PATH = '/media';
const PERMISSION = 'upload-media';
const MAX_BYTES = 32 * 1024 * 1024;

const missing: RestError = {
  code: 'rest_post_invalid_id',
  message: 'Invalid post ID.',
  status: 404,
};
const noData: RestError = {
  code: 'rest_upload_no_data',
  message: 'No data supplied.',
  status: 400,
};
const notAnImage: RestError = {
  code: 'rest_upload_sideload_error',
  message: 'Sorry, you are not allowed to upload this file type.',
  status: 400,
};
const tooLarge: RestError = {
  code: 'rest_upload_file_too_big',
  message: 'The picture is too large.',
  status: 413,
};

const tooHeavy: RestError = {
  code: 'rest_upload_sideload_error',
  message: 'The picture takes too long to decode.',
  status: 400,
};

function uploadRefusal({ problems: [first] }: Extract<AddMediaResult, { ok: false }>): RestError {
  if (first?.code === 'picture-too-large') return tooLarge;
  if (first?.code === 'picture-too-heavy') return tooHeavy;
  if (first?.code !== 'same-picture') return notAnImage;
  const { id, slug } = first;
  return {
    code: 'vitrine_rest_same_picture',
    message: `The shop has this very picture already: ${slug}.`,
    status: 409,
    data: { id, slug },
  };
}

/** 'Blue Vase (2).PNG' is stored as 'blue-vase-2'. */
function toSlug(name: string): string {
  const bare = tidyName(name).replace(/\.[^.]*$/, '');
  return imageSlug(bare) || 'picture';
}

const requested = {
  namespace: NAMESPACE,
  action: 'create',
  permission: PERMISSION,
  access: 'write',
} as const;

const upload: RestEndpoint = {
  ...managed({
    ...requested,
    params: mediaUpload,
    answer: { schema: linked(mediaResponse) },
    async handle({ unless_same: unlessSame = false }, call) {
      const { ctx, manager, origin, files } = call;
      const file = files.file?.[0];
      if (!file) return refused(noData);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const slug = toSlug(file.name);
      const { now, storage } = ctx;
      const input = { slug, bytes, alt: '', now, unlessSame };
      const added = await addMedia(ctx.db, storage, input);
      if (!added.ok) return refused(uploadRefusal(added));
      await changeAs(ctx, manager, async (change) => {
        await change.record({
          resource: 'media',
          id: added.id,
          action: 'created',
          before: null,
          after: { id: added.id, slug },
        });
        return { ok: true };
      });
      const row = await findMedia(ctx.db, added.id);
      if (!row) return refused(missing);
      const location = `${origin}/wp-json/${NAMESPACE}${PATH}/${row.id}`;
      return {
        ok: true,
        answer: { body: mediaItem(row, origin), status: 201, headers: { location } },
      };
    },
  }),
  upload: {
    maxBytes: MAX_BYTES,
    async refuse(call) {
      const known = await permitted(call, requested);
      return known.ok ? null : known;
    },
  },
};

/** The smaller pictures are made when they are first asked for: nothing can be missing. */
const postProcess = managed({
  namespace: NAMESPACE,
  action: 'edit',
  permission: PERMISSION,
  params: mediaPostProcess,
  answer: { schema: linked(mediaResponse) },
  required: ['action'],
  async handle(_, { ctx, parts, origin }) {
    const row = await findMedia(ctx.db, numericId(parts.id ?? ''));
    return row ? { ok: true, answer: { body: mediaItem(row, origin) } } : refused(missing);
  },
});

/** The files go after the row has gone for good. */
const destroy = managed({
  namespace: NAMESPACE,
  action: 'delete',
  permission: PERMISSION,
  params: { force: z._default(flag(), false) },
  answer: { schema: z.object({ deleted: z.boolean(), previous: mediaResponse }) },
  async handle({ force }, { ctx, manager, parts, origin }) {
    if (!force) return refused(postTrashNotSupported);
    const row = await findMedia(ctx.db, numericId(parts.id ?? ''));
    if (!row) return refused(missing);
    const { files } = await changeAs(ctx, manager, async (change) => {
      const { id } = row;
      const named = await deleteMediaRow(change.ctx.db, row);
      await change.record({ resource: 'media', id, action: 'deleted', before: row, after: null });
      await change.ctx.invalidate(IMAGE_TAGS);
      return { ok: true, files: named };
    });
    await deleteMediaFiles(ctx.storage, files);
    const { _links: _, ...previous } = mediaItem(row, origin);
    return { ok: true, answer: { body: { deleted: true, previous } } };
  },
});

const library = managedResource({
  namespace: NAMESPACE,
  path: PATH,
  idOf: numericId,
  title: 'attachment',
  permission: PERMISSION,
  input: mediaInput,
  readOnly: mediaReadOnly,
  response: mediaResponse,
  query: mediaQuery,
  missing,
  async list({ ctx, origin }, query) {
    const { rows, total } = await listMedia(ctx.db, {
      search: query.search,
      include: query.include,
      missingAlt: query.missing_alt ?? false,
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    return { items: rows.map((row) => mediaItem(row, origin)), total };
  },
  async read({ ctx, origin }, id) {
    const row = await findMedia(ctx.db, id);
    return row ? mediaItem(row, origin) : null;
  },
  async update({ ctx, origin, record }, id, input) {
    const before = await findMedia(ctx.db, id);
    const { title } = input;
    await describeMedia(ctx.db, id, {
      ...mediaCodec.fromInput(input).changes,
      ...(title !== undefined && { title }),
    });
    const after = await findMedia(ctx.db, id);
    if (!before || !after) return { ok: false, error: missing };
    await record({ resource: 'media', id, action: 'updated', before, after });
    await ctx.invalidate(IMAGE_TAGS);
    return { ok: true, item: mediaItem(after, origin) };
  },
});

/** Pictures of the shop, for managers and editors and their programs. */
export const mediaRestRoutes: RestRoute[] = [
  ...library.map((route) => ({
    ...route,
    methods: {
      ...route.methods,
      ...(route.path === PATH ? { POST: upload } : { DELETE: destroy }),
    },
  })),
  { namespace: NAMESPACE, path: `${PATH}/:id/post-process`, methods: { POST: postProcess } },
];
