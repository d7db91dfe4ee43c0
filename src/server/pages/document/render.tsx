import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { pages } from '#shop/pages.ts';
import { ShopApp } from '#shop/shop-app.tsx';
import { RenderedIslands } from '#shop/ui/island/rendered-islands.ts';
import { RenderedCards } from '#shop/ui/rendered-cards.ts';
import { ServerParts } from '#shop/ui/server-rendered.tsx';
import type { Layout } from '#wire/layout.ts';
import type { PageData, PageName } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { Assets } from './assets.ts';
import { htmlDocument } from './document.ts';
import type { PageAnswer } from '../page.ts';
import { cardRenderer } from './rendered-cards.tsx';
import { createIslands } from './rendered-islands.tsx';

export interface RenderInput {
  answer: Extract<PageAnswer, { kind: 'page' }>;
  layout: Layout;
  config: ShopConfig;
  now: number;
  origin: string;
}
export type Render = (input: RenderInput) => string;

const NO_PARTS = {};

type AnyPage = ComponentType<{ data: PageData[PageName] }>;

/** Loads every page's component once and returns the function that draws a page as a document. */
export async function createRender(assets: Assets): Promise<Render> {
  const components = new Map<PageName, AnyPage>();
  for (const name of Object.keys(pages) as PageName[]) {
    // The list of pages ties each name to its data; a map over all names cannot say so.
    components.set(name, (await pages[name].load()) as AnyPage);
  }
  const islandsOf = await createIslands();
  return ({ answer, layout, config, now, origin }) => {
    const path = answer.status === 200 ? (answer.head.canonical.split('?')[0] ?? '') : '';
    const envelope = { page: answer.page, path, layout, data: answer.data, now };
    const Page = components.get(answer.page) as AnyPage;
    const islands = islandsOf(config, now);
    const { partStyles } = assets(answer.page);
    const body = renderToString(
      <RenderedCards value={cardRenderer(config)}>
        <ServerParts value={{ parts: answer.parts ?? NO_PARTS, styles: partStyles }}>
          <RenderedIslands value={islands.render}>
            <ShopApp config={config} envelope={envelope} Page={Page} />
          </RenderedIslands>
        </ServerParts>
      </RenderedCards>,
    );
    return htmlDocument({
      head: answer.head,
      bodyClasses: answer.bodyClasses,
      body,
      config,
      envelope,
      assets: assets(answer.page, islands.rendered),
      shopName: layout.shopName,
      origin,
    });
  };
}
