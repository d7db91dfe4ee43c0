import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Layout } from '#wire/layout.ts';

export interface LayoutStore {
  current(ctx: ShopContext): Promise<Layout>;
  /** Purges the layout when one of its tags is invalidated. */
  invalidate(tags: InvalidatedTags): void;
}

const MADE_OF = new Set(['menu', 'settings', 'catalog']);

/** The layout is the same on every page, so it is loaded once and cached until its parts change. */
export function createLayoutStore(load: (ctx: ShopContext) => Promise<Layout>): LayoutStore {
  let loading: Promise<Layout> | undefined;
  return {
    current(ctx) {
      if (!loading) {
        const started = load(ctx);
        loading = started;
        started.catch(() => {
          if (loading === started) loading = undefined;
        });
      }
      return loading;
    },
    invalidate(tags) {
      if (tags === 'all' || tags.some((tag) => MADE_OF.has(tag))) loading = undefined;
    },
  };
}
