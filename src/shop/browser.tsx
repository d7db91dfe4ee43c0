import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasFields } from '#rules/input/has-fields.ts';
import { expand, isCompact } from '#wire/compact-json.ts';
import type { PageEnvelope } from '#wire/page.ts';
import type { SharedData } from '#wire/shared-data.ts';
import type { PageConfig } from '#wire/shop-config.ts';
import { type PageComponent, pages } from './pages.ts';
import { ShopApp } from './shop-app.tsx';
import { setPageShop } from './stores/cart/page-shop.ts';
import { ENVELOPE_FIELDS } from './stores/envelope-fields.ts';
import { addIcons } from './ui/add-icons.ts';
import './styles/global.css';

const SHARED_FIELDS = { config: 'object', layout: 'object', icons: 'object' } as const;

const isPageConfig = (body: unknown): body is PageConfig =>
  hasFields<PageConfig>(body, {
    ajax_url: 'string',
    wc_ajax_url: 'string',
    rest_url: 'string',
    nonces: 'object',
    express: ['object', 'undefined'],
  });

/** Hydrates the server's HTML; where a part of its data is missing, the page stays as it is. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const data = readJson('page-data');
  const pageConfig = readJson('shop-config');
  const sharedAddress = document.getElementById('start')?.dataset.shared;
  if (!root || !isCompact(data) || !isPageConfig(pageConfig) || !sharedAddress) return;
  const envelope = expand(data);
  if (!hasFields<PageEnvelope>(envelope, ENVELOPE_FIELDS)) return;
  // start.ts requested it together with the scripts, so it comes from the browser's cache.
  const loading = fetch(sharedAddress).then((reply): Promise<unknown> => reply.json());
  // The envelope's name and data belong together, which a union of pages cannot express.
  const Page = (await pages[envelope.page].load()) as PageComponent<typeof envelope.page>;
  const shared = await loading;
  if (!hasFields<SharedData>(shared, SHARED_FIELDS)) return;
  const config = { ...pageConfig, ...shared.config };
  setPageShop(config);
  addIcons(shared.icons);
  // A transition yields to input between slices; a click on what is not hydrated yet hydrates it
  // first and is then replayed.
  startTransition(() => {
    hydrateRoot(
      root,
      <ShopApp config={config} layout={shared.layout} envelope={envelope} Page={Page} />,
    );
  });
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

void hydrate();
