import { findMedia } from '#server/media/media-library.ts';
import { imageUsageResponse } from '#wire/vitrine/media.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { unknownId } from '../../catalog/unknown-id.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { loadUses } from './images-in-use.ts';

const usage = vitrineEndpoint({
  action: 'list',
  permission: 'upload-media',
  summary:
    'What shows a picture: products, terms, pages, posts, menus, option forms, reviews, orders and the logo',
  params: {},
  answer: { schema: imageUsageResponse },
  async handle(_, { ctx, parts }) {
    const media = await findMedia(ctx.db, numericId(parts.id ?? ''));
    return media ? found(await loadUses(ctx, media)) : refused(unknownId('picture'));
  },
});

export const imageUsageRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/media/:id/usage', methods: { GET: usage } },
];
