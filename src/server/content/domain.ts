import { CATALOG_TEXTS } from '#server/catalog/managing/image-usage.ts';
import { deletingByTime } from '#server/platform/jobs/delete-by-time.ts';
import { purgeVideos } from '#server/product-videos/purge-videos.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Domain } from '#server/settings/domain.ts';
import { BLOCK_TEXTS, REVISION_TEXTS } from './managing/content-images.ts';

export const contentDomain: Domain = {
  recurring: {
    // Here, since texts of pages show videos of products too.
    'purge-product-videos': {
      everyMs: 24 * 60 * 60 * 1000,
      run: deletingByTime((ctx: ShopContext) =>
        purgeVideos(ctx, [...CATALOG_TEXTS, ...BLOCK_TEXTS, ...REVISION_TEXTS]),
      ),
    },
  },
};
