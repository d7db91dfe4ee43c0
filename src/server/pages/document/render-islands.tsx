import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { islands } from '#shop/islands.ts';
import { InnerHtml } from '#shop/ui/island/inner-html.ts';
import { ISLAND_ROOT, type RenderIsland } from '#shop/ui/island/island-html.ts';
import { islandConfig } from '#shop/ui/island/island-page.ts';
import type { IslandSource } from '#shop/ui/island/island-source.ts';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';
import { dataKey } from './data-key.ts';
import { createHtmlCache, type HtmlCache } from './html-cache.ts';
import { shortAttributes } from './short-attributes.ts';

/** Two rails for each of the products that are visited most. */
const MAX_CACHED = 400;

interface FinishedHtml {
  html: string;
  hasPanels: boolean;
}

/** By the styles of the kind of page, then by what was rendered: the same text again is the same string. */
const finished = new WeakMap<readonly string[], LruCache<string, FinishedHtml>>();

export interface IslandsOfPage {
  config: ShopConfig;
  now: number;
  /** HTML of the page's fragments, by their ids. */
  fragments: Readonly<Record<string, string>>;
  /** Addresses of an island's styles that the page does not have already. */
  styles(name: string): readonly string[];
}

/** Loads every island's component once; what it returns makes the renderer of one page. */
export async function createIslands(): Promise<(page: IslandsOfPage) => RenderIsland> {
  const components = new Map<string, unknown>();
  for (const island of islands) {
    if (island.kind === 'component') components.set(island.name, await island.load());
  }
  // By the messages, which are one object until a setting changes. No island shows nonces or the time.
  const caches = new WeakMap<ShopConfig['messages'], HtmlCache>();

  return ({ config, now, fragments, styles }) => {
    const cache = caches.get(config.messages) ?? createHtmlCache(MAX_CACHED);
    caches.set(config.messages, cache);
    return <Data extends object>({ name }: IslandSource<Data>, id: string, data: Data) => {
      // The island ties its name to its data; a map over all names cannot say so.
      const Component = components.get(name) as ComponentType<{ data: Data }> | undefined;
      const html = Component
        ? cache.get(`${name} ${id}`, dataKey(data), () =>
            renderToString(
              <InnerHtml value={getPlace}>
                <ShopProvider config={islandConfig(config, data)} now={now}>
                  <Component data={data} />
                </ShopProvider>
              </InnerHtml>,
              // As the browser hydrates it.
              { identifierPrefix: id },
            ),
          )
        : (fragments[id] ?? '');
      const island = finish(styles(name), html);
      if (!island.hasPanels) return island.html;
      return island.html.replace(
        PLACE,
        (_, inner: string) => finish(styles('menuPanel'), fragments[inner] ?? '').html,
      );
    };
  };
}

/** The island's element with its styles in front. */
function finish(styles: readonly string[], rendered: string): FinishedHtml {
  const cache = finished.get(styles) ?? new LruCache<string, FinishedHtml>({ max: MAX_CACHED });
  finished.set(styles, cache);
  return cache.getOrSet(rendered, () => {
    const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`);
    const html = `${links.join('')}<div ${ISLAND_ROOT}="">${shortAttributes(rendered)}</div>`;
    return { html, hasPanels: html.search(PLACE) !== -1 };
  });
}

/**
 * The blocks of a menu's panel have the styles that the page lacks, while the HTML around them is
 * cached for all pages: until it is shown, a comment stands in their place.
 */
const getPlace = (id: string) => `<!--panel ${id}-->`;
const PLACE = /<!--panel ([\w-]+)-->/g;
