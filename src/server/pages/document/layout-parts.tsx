import { renderToString } from 'react-dom/server';
import { LayoutHtml, type LayoutPart } from '#shop/layout/layout-html.ts';
import { pathIn } from '#shop/layout/main-nav/opens-at.ts';
import { ShopApp } from '#shop/shop-app.tsx';
import { IslandHtml, type RenderIsland } from '#shop/ui/island/island-html.ts';
import type { Layout } from '#wire/layout.ts';
import type { PageEnvelope } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { type HtmlPart, htmlPart } from './html-part.ts';

export type LayoutParts = Readonly<Record<LayoutPart, HtmlPart>>;

interface PageAround {
  layout: Layout;
  config: ShopConfig;
  envelope: PageEnvelope;
  renderIsland: RenderIsland;
}

/** By the page that is marked in the menus; '' is all others. */
type ByPath = Map<string, LayoutParts>;

// By the layout and by the messages of the kind of page: both are the same objects until a setting, a
// menu or the catalogue changes. Header and footer have neither nonces nor the time.
const known = new WeakMap<Layout, WeakMap<ShopConfig['messages'], ByPath>>();

/** Header and footer of a page, rendered once for all pages that have the same. */
export function layoutParts(page: PageAround): LayoutParts {
  const { layout, config, envelope } = page;
  const byMessages = known.get(layout) ?? new WeakMap<ShopConfig['messages'], ByPath>();
  known.set(layout, byMessages);
  const byPath: ByPath = byMessages.get(config.messages) ?? new Map();
  byMessages.set(config.messages, byPath);
  const path = pathIn([...layout.mainMenu, ...layout.wideMenu], envelope.path);
  const parts = byPath.get(path) ?? renderParts(page);
  byPath.set(path, parts);
  return parts;
}

/** Control characters, which no setting has. */
const CONTENT = '\u0003content';
const PLACES: Record<LayoutPart, string> = { header: '\u0003header', footer: '\u0003footer' };

/**
 * Ids of React depend on the place in the tree, so the parts are cut out of a whole page. Where they begin
 * and end is seen from the same page without them.
 */
function renderParts(page: PageAround): LayoutParts {
  const complete = renderFrame(page, null);
  const bare = renderFrame(page, (part) => PLACES[part]);
  const header = bare.indexOf(PLACES.header);
  const content = bare.indexOf(CONTENT);
  const footer = bare.indexOf(PLACES.footer);
  const contentOfComplete = complete.indexOf(CONTENT);
  const fromHeader = content - header - PLACES.header.length;
  const toFooter = footer - content;
  const behind = bare.length - footer - PLACES.footer.length;
  return {
    header: htmlPart(complete.slice(header, contentOfComplete - fromHeader)),
    footer: htmlPart(complete.slice(contentOfComplete + toFooter, complete.length - behind)),
  };
}

const Content = () => CONTENT;

function renderFrame(
  { layout, config, envelope, renderIsland }: PageAround,
  htmlOf: ((part: LayoutPart) => string) | null,
): string {
  return renderToString(
    <IslandHtml value={renderIsland}>
      <LayoutHtml value={htmlOf}>
        <ShopApp config={config} layout={layout} envelope={envelope} Page={Content} />
      </LayoutHtml>
    </IslandHtml>,
  );
}
