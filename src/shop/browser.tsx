import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageEnvelope } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { type PageComponent, pages } from './pages.ts';
import { ShopApp } from './shop-app.tsx';
import './styles/global.css';

/** Hydrates the server's HTML. The data is our own, so it is not validated. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const envelope = readJson<PageEnvelope>('page-data');
  const config = readJson<ShopConfig>('shop-config');
  if (!root || !envelope || !config) return;
  // The envelope's name and data belong together, which a union of pages cannot express.
  const Page = (await pages[envelope.page].load()) as PageComponent<typeof envelope.page>;
  // A transition yields to input between slices; a click on what is not hydrated yet hydrates it
  // first and is then replayed.
  startTransition(() => {
    hydrateRoot(root, <ShopApp config={config} envelope={envelope} Page={Page} />);
  });
}

function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

void hydrate();
