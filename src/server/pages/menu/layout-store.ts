import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PageLayout } from './menu-panels.tsx';

export interface LayoutStore {
  current(ctx: ShopContext): Promise<PageLayout>;
  /** Purges the layout when one of its tags is invalidated. */
  invalidate(tags: InvalidatedTags): void;
}

const MADE_OF = new Set(['menu', 'settings', 'catalog']);

/** The layout is the same on every page, so it is loaded once and cached until its parts change. */
export function createLayoutStore(load: (ctx: ShopContext) => Promise<PageLayout>): LayoutStore {
  let loading: Promise<PageLayout> | undefined;
  let madeOf = MADE_OF;
  let freshUntil = Number.POSITIVE_INFINITY;
  return {
    current(ctx) {
      // The failure of another's reading is not this one's: it may read from another server.
      if (loading && ctx.now < freshUntil) return loading.catch(() => load(ctx));
      freshUntil = Number.POSITIVE_INFINITY;
      const started = load(ctx);
      loading = started;
      started.then(
        ({ panels }) => {
          if (loading !== started) return;
          madeOf = new Set([...MADE_OF, ...panels.tags]);
          freshUntil = panels.freshUntil ?? Number.POSITIVE_INFINITY;
        },
        () => {
          if (loading === started) loading = undefined;
        },
      );
      return started;
    },
    invalidate(tags) {
      if (tags === 'all' || tags.some((tag) => madeOf.has(tag))) loading = undefined;
    },
  };
}
