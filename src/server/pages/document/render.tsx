import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { elementAt } from '#rules/lists/element-at.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { LayoutHtml } from '#shop/layout/layout-html.ts';
import { pages } from '#shop/pages.ts';
import { CardHtml } from '#shop/product-cards/card-html.ts';
import { ShopApp } from '#shop/shop-app.tsx';
import { IslandHtml, type RenderIsland } from '#shop/ui/island/island-html.ts';
import type { Layout } from '#wire/layout.ts';
import type { PageData, PageName } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { PageResult } from '../page.ts';
import type { Assets } from './assets.ts';
import { cardPart } from './card-parts.tsx';
import { htmlDocument } from './document.ts';
import { createPlacedParts, type Html, htmlPart } from './html-part.ts';
import { layoutParts } from './layout-parts.tsx';
import { createIslands } from './render-islands.tsx';
import type { PageTheme } from './theme-sheet.ts';

export interface RenderInput {
  result: Extract<PageResult, { kind: 'page' }>;
  layout: Layout;
  /** HTML of the menu's panels, by their ids. */
  panels: Readonly<Record<string, string>>;
  config: ShopConfig;
  /** Of the file with settings, messages and layout. */
  sharedAddress: string;
  theme: PageTheme;
  now: number;
  origin: string;
}
export type Render = (input: RenderInput) => Html;

const NO_STYLES: readonly string[] = [];

type AnyPage = ComponentType<{ data: PageData[PageName] }>;

/** Loads every page's component once and returns the function that renders a page as a document. */
export async function createRender(assets: Assets): Promise<Render> {
  const components = new Map<PageName, AnyPage>();
  for (const name of recordKeys(pages)) {
    // The list of pages ties each name to its data; a map over all names cannot say so.
    components.set(name, (await pages[name].load()) as AnyPage);
  }
  const getIslands = await createIslands();
  return ({ result, layout, panels, config, sharedAddress, theme, now, origin }) => {
    const path = result.status === 200 ? elementAt(result.head.canonical.split('?'), 0) : '';
    const envelope = { page: result.page, path, data: result.data, now };
    const Page = components.get(result.page) as AnyPage;
    const files = assets(result.page);
    const renderIsland = getIslands({
      config,
      now,
      fragments: { ...result.fragments, ...panels },
      styles: (name) => files.islandStyles.get(name) ?? NO_STYLES,
    });
    const { place, fill } = createPlacedParts();
    const placeIsland: RenderIsland = (island, id, part) =>
      place(htmlPart(renderIsland(island, id, part)));
    const around = { layout, config, envelope, renderIsland };
    const body = renderToString(
      <IslandHtml value={placeIsland}>
        <LayoutHtml value={(part) => place(layoutParts(around)[part])}>
          <CardHtml value={(card) => place(cardPart({ config, now }, card))}>
            <ShopApp config={config} layout={layout} envelope={envelope} Page={Page} />
          </CardHtml>
        </LayoutHtml>
      </IslandHtml>,
    );
    return htmlDocument({
      head: result.head,
      bodyClasses: result.bodyClasses,
      body: fill(body),
      config,
      envelope,
      sharedAddress,
      theme,
      assets: files,
      shopName: layout.shopName,
      noticeId: layout.storeNotice?.id ?? null,
      origin,
    });
  };
}
