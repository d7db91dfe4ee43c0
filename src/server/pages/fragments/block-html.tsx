import { renderToString } from 'react-dom/server';
import { Block } from '#shop/content/block.tsx';
import { IslandHtml } from '#shop/ui/island/island-html.ts';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { Assets } from '../document/assets.ts';
import { findIcons, iconSprite } from '../document/icon-sprite.ts';
import { createIslands } from '../document/render-islands.tsx';
import { shopConfig } from '../document/shop-config.ts';
import { themeSheet } from '../document/theme-sheet.ts';
import type { FragmentRenderer } from '../fragment-renderer.ts';
import { withWidgets } from '../reviews/review-widgets.tsx';

/** Blocks as a page shows them, for the canvas of the builder. */
export async function createBlockHtml(
  assets: Assets,
  nonces: (now: number) => ShopConfig['nonces'],
): Promise<FragmentRenderer['blocks']> {
  const getIslands = await createIslands();
  const { islandStyles, styles } = assets('content');
  return {
    styles({ settings }) {
      const theme = themeSheet(settings);
      return theme ? [...styles, theme.address] : styles;
    },
    async html(ctx, input) {
      const { settings, now } = ctx;
      const base = settings['routes.home'];
      const { blocks, fragments } = await withWidgets(ctx, input, base, new URLSearchParams());
      const config = shopConfig('content', settings, nonces(now));
      const renderIsland = getIslands({
        config,
        now,
        fragments,
        styles: (name) => islandStyles.get(name) ?? [],
      });
      const html = renderToString(
        <IslandHtml value={renderIsland}>
          <ShopProvider config={config} now={now}>
            {blocks.map((block) => (
              <Block key={block.id} block={block} />
            ))}
          </ShopProvider>
        </IslandHtml>,
      );
      return html === '' ? '' : `${iconSprite(findIcons(html))}${html}`;
    },
  };
}
