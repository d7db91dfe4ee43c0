import { pictureUsage } from '#server/catalog/managing/picture-usage.ts';
import { findMedia } from '#server/media/media-library.ts';
import { pictureUsageAnswer } from '#wire/vitrine/media.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, ownEndpoint } from '../../own-endpoint.ts';
import { unknownId } from '../unknown-id.ts';

const usage = ownEndpoint({
  action: 'list',
  permission: 'upload-media',
  summary: 'Which products, variations, categories, brands and terms show a picture',
  params: {},
  answer: { schema: pictureUsageAnswer },
  async handle(_, { ctx, parts }) {
    const media = await findMedia(ctx.db, numericId(parts.id ?? ''));
    return media ? found(await pictureUsage(ctx.db, media.id)) : refused(unknownId('picture'));
  },
});

export const pictureUsageRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/media/:id/usage', methods: { GET: usage } },
];
