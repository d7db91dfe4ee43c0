import { TERM_TAGS } from '#server/catalog/tags.ts';
import {
  loadSwatches,
  type ManagedSwatch,
  saveSwatch,
} from '#server/catalog/terms/manage-swatches.ts';
import { findMediaRows } from '#server/media/media-library.ts';
import {
  swatchesResponse,
  swatchInput,
  swatchResponse,
  type TermSwatch,
} from '#wire/vitrine/terms.ts';
import { numericId, type ReadRequest } from '../../../rest/resource.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute } from '../../../rest/rest-route.ts';
import { toStoreImage } from '../../../store/to-store-image.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { changeItem } from '../change-item.ts';
import { unknownId } from '../unknown-id.ts';

const permission = 'manage-products';

async function loadItems(
  { ctx, origin }: Pick<ReadRequest, 'ctx' | 'origin'>,
  swatches: readonly ManagedSwatch[],
): Promise<TermSwatch[]> {
  const images = await findMediaRows(
    ctx.db,
    swatches.flatMap(({ imageId }) => imageId ?? []),
  );
  return swatches.map(({ id, name, slug, kind, colours: colors, families, imageId }) => {
    const row = imageId === null ? undefined : images.get(imageId);
    const image = row && toStoreImage(row, origin);
    return {
      ...{ id, name, slug, kind, colours: colors, families },
      image: image ? { id: image.id, src: image.src, alt: image.alt } : null,
    };
  });
}

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'How the terms of an attribute are chosen in the buy box, in their order',
  params: {},
  answer: { schema: swatchesResponse },
  async handle(_, { ctx, origin, parts }) {
    const attributeId = numericId(parts.attribute_id ?? '');
    return found(await loadItems({ ctx, origin }, await loadSwatches(ctx.db, { attributeId })));
  },
});

const change = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Changes how a term is chosen: by a colour, two colours, an image or its label',
  params: swatchInput,
  answer: { schema: swatchResponse },
  handle({ kind, colours: colors = [], families: chosen, image_id: imageId = null }, call) {
    const id = numericId(call.parts.id ?? '');
    const one = {
      resource: 'swatch',
      id,
      missing: unknownId('term'),
      read: async (request: ReadRequest) =>
        (await loadItems(request, await loadSwatches(request.ctx.db, { id })))[0] ?? null,
    };
    return changeItem(call, one, async ({ ctx }) => {
      const known = imageId === null || (await findMediaRows(ctx.db, [imageId])).size > 0;
      if (!known) return invalidParams({ image_id: 'names a picture that does not exist' });
      const families = chosen ?? (await loadSwatches(ctx.db, { id }))[0]?.families ?? [];
      await saveSwatch(ctx.db, id, { kind, colours: colors, families, imageId });
      await ctx.invalidate([...TERM_TAGS]);
      return null;
    });
  },
});

export const swatchRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/attributes/:attribute_id/swatches', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/terms/:id/swatch', methods: { PUT: change } },
];
