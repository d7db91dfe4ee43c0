import { renderToString } from 'react-dom/server';
import { keepInner } from '#rules/content/inner-blocks.ts';
import { showsInPanel } from '#rules/content/panel-kinds.ts';
import { findSets } from '#server/content/block-sets.ts';
import { resolveBlocks } from '#server/content/load-blocks.ts';
import { blockSetTag } from '#server/content/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { Block } from '#shop/content/block.tsx';
import { staticBlockIsland } from '#shop/content/blocks/block-islands.ts';
import { panelId } from '#shop/layout/main-nav/panel-blocks.tsx';
import { IslandHtml, type RenderIsland } from '#shop/ui/island/island-html.ts';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ContentBlock } from '#wire/content.ts';
import type { Layout } from '#wire/layout.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { createIslands } from '../document/render-islands.tsx';
import { shopConfig } from '../document/shop-config.ts';

// Panels of the main menu that are made of shared blocks. They are rendered once, with the layout, and
// are part of every page.

export interface MenuPanels {
  /** HTML by the id of its panel. */
  fragments: Readonly<Record<string, string>>;
  /** Of what the blocks show: pages are purged with it. */
  tags: readonly string[];
  /** The next moment at which a block appears or goes by its schedule. */
  freshUntil: number | null;
}

/** The layout as pages show it. */
export interface PageLayout {
  layout: Layout;
  panels: MenuPanels;
}

/** Numbers that no block of a page has. */
const FIRST_NUMBER = 1_900_000_000;
const NUMBERS_OF_SET = 100;

export async function createPageLayout(
  loadLayout: (ctx: ShopContext) => Promise<Layout>,
  nonces: (now: number) => ShopConfig['nonces'],
): Promise<(ctx: ShopContext) => Promise<PageLayout>> {
  const getIslands = await createIslands();

  function toHtml({ settings, now }: ShopContext, blocks: readonly ContentBlock[]): string {
    if (blocks.length === 0) return '';
    const config = withoutScript(shopConfig('content', settings, nonces(now)));
    const renderIsland = getIslands({ config, now, fragments: {}, styles: () => [] });
    const renderInPanel: RenderIsland = (island, id, data) =>
      isAccordion(data)
        ? renderIsland(staticBlockIsland, id, data)
        : renderIsland(island, id, data);
    return renderToString(
      <IslandHtml value={renderInPanel}>
        <ShopProvider config={config} now={now}>
          {blocks.map((block) => (
            <Block key={block.id} block={block} />
          ))}
        </ShopProvider>
      </IslandHtml>,
    );
  }

  return async (ctx) => {
    const layout = await loadLayout(ctx);
    const setIds = [...new Set(layout.mainMenu.flatMap(({ panel }) => panel ?? []))];
    const sets = await findSets(ctx.db, setIds);
    const panels = await Promise.all(
      setIds.map(async (id) => {
        const stored = (sets.get(id)?.blocks ?? []).filter(({ kind }) => showsInPanel(kind));
        const numbered = stored.map((block, at) => ({
          ...keepInner(block, showsInPanel),
          id: FIRST_NUMBER + id * NUMBERS_OF_SET + at,
        }));
        const loaded = await resolveBlocks(ctx, numbered);
        return { id, loaded, html: toHtml(ctx, loaded.blocks) };
      }),
    );
    const filled = new Set(panels.flatMap(({ id, html }) => (html === '' ? [] : [id])));
    const changes = panels.flatMap(({ loaded }) => loaded.freshUntil ?? []);
    return {
      // Without anything to show an entry keeps its columns.
      layout: { ...layout, mainMenu: layout.mainMenu.map((item) => withPanel(item, filled)) },
      panels: {
        fragments: Object.fromEntries(panels.map(({ id, html }) => [panelId(id), html])),
        tags: panels.flatMap(({ id, loaded }) => [blockSetTag(id), ...loaded.tags]),
        freshUntil: changes.length > 0 ? Math.min(...changes) : null,
      },
    };
  };
}

/** On a page it needs script; here the browser opens and closes it. */
function isAccordion(data: object): data is Extract<ContentBlock, { kind: 'accordion' }> {
  return 'kind' in data && data.kind === 'accordion';
}

/** Buttons that need script stay away from what is never hydrated. */
function withoutScript(config: ShopConfig): ShopConfig {
  return {
    ...config,
    quickView: { ...config.quickView, enabled: false },
    swatches: { ...config.swatches, onCards: false },
    cart: { ...config.cart, cardButtons: false },
  };
}

function withPanel(item: Layout['mainMenu'][number], filled: ReadonlySet<number>) {
  const { panel, ...rest } = item;
  return panel !== undefined && filled.has(panel) ? item : rest;
}
