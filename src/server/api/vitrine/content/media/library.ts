import { withoutUndefined } from '#rules/input/without-undefined.ts';
import { tidyTags } from '#rules/media/tags.ts';
import { describeMedia, findMedia, listMedia, listUnused } from '#server/media/media-library.ts';
import { listTags, saveTags } from '#server/media/media-tags.ts';
import {
  libraryImage,
  libraryInput,
  libraryQuery,
  libraryReadOnly,
  mediaTagsResponse,
} from '#wire/vitrine/media.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { IMAGE_TAGS } from '../../../rest/image-tags.ts';
import { managedResource } from '../../../rest/managed-resource.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute } from '../../../rest/rest-route.ts';
import { unknownId } from '../../catalog/unknown-id.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { imageUseCheck } from './images-in-use.ts';
import { libraryItem, libraryItems } from './library-item.ts';

const missing = unknownId('picture');

const tags = vitrineEndpoint({
  action: 'list',
  permission: 'upload-media',
  summary: 'The tags of pictures, each with the number of its pictures',
  params: {},
  answer: { schema: mediaTagsResponse },
  handle: async (_, { ctx }) => found(await listTags(ctx.db)),
});

const images = managedResource({
  namespace: NAMESPACE,
  path: '/media',
  idOf: numericId,
  title: 'picture',
  permission: 'upload-media',
  input: libraryInput,
  readOnly: libraryReadOnly,
  response: libraryImage,
  query: libraryQuery,
  missing,
  batch: true,
  async list({ ctx, origin }, query) {
    const [tag] = query.tag === undefined ? [] : tidyTags([query.tag]);
    const listQuery = {
      search: query.search,
      include: [],
      missingAlt: query.missing_alt,
      tag,
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    };
    const { rows, total } = query.unused
      ? await listUnused(ctx.db, listQuery, await imageUseCheck(ctx))
      : await listMedia(ctx.db, listQuery);
    return { items: await libraryItems(ctx.db, rows, origin), total };
  },
  async read({ ctx, origin }, id) {
    const row = await findMedia(ctx.db, id);
    return row ? libraryItem(ctx.db, row, origin) : null;
  },
  async update({ ctx, origin, record }, id, { tags: tagNames, ...details }) {
    const row = await findMedia(ctx.db, id);
    if (!row) return { ok: false, error: missing };
    const before = await libraryItem(ctx.db, row, origin);
    await describeMedia(ctx.db, id, withoutUndefined(details));
    if (tagNames !== undefined) await saveTags(ctx.db, id, tagNames);
    const changed = await findMedia(ctx.db, id);
    const item = changed && (await libraryItem(ctx.db, changed, origin));
    if (!item) return { ok: false, error: missing };
    await record({ resource: 'media', id, action: 'updated', before, after: item });
    // Tags are for managers alone: no page shows them.
    if (Object.keys(details).length > 0) await ctx.invalidate(IMAGE_TAGS);
    return { ok: true, item };
  },
});

/** The library of pictures; its fixed names come before `:id`. */
export const libraryRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/media/tags', methods: { GET: tags } },
  ...images,
];
