import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type CompactJson, expand } from '#wire/compact-json.ts';
import type { PageEnvelope } from '#wire/page.ts';
import type { SharedData } from '#wire/shared-data.ts';
import type { PageConfig } from '#wire/shop-config.ts';
import { type PageComponent, pages } from './pages.ts';
import { ShopApp } from './shop-app.tsx';
import { setPageShop } from './stores/cart/page-shop.ts';
import { addIcons } from './ui/add-icons.ts';
import './styles/global.css';

/** Hydrates the server's HTML. The data is our own, so it is not validated. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const data = readJson<CompactJson>('page-data');
  const pageConfig = readJson<PageConfig>('shop-config');
  const sharedAddress = document.getElementById('start')?.dataset.shared;
  if (!root || !data || !pageConfig || !sharedAddress) return;
  const envelope = expand(data) as PageEnvelope;
  // start.ts requested it together with the scripts, so it comes from the browser's cache.
  const loading = fetch(sharedAddress).then((reply) => reply.json() as Promise<SharedData>);
  // The envelope's name and data belong together, which a union of pages cannot express.
  const Page = (await pages[envelope.page].load()) as PageComponent<typeof envelope.page>;
  const shared = await loading;
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

function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

void hydrate();
