import { createRoot, hydrateRoot } from 'react-dom/client';
import { ShopProvider } from '../shop-context.tsx';
import { ISLAND_ROOT } from './island-html.ts';
import { type IslandPage, islandConfig } from './island-page.ts';
import type { IslandSource } from './island-source.ts';

interface HydratedIsland<Data> extends IslandPage {
  island: IslandSource<Data>;
  id: string;
  data: Data;
  /** Not what the HTML was rendered from: the island is rendered anew in its place. */
  changed: boolean;
}

/** Loads an island's script and hydrates the server's HTML; returns how to remove it again. */
export async function hydrateIsland<Data extends object>(
  element: HTMLElement,
  { island, id, data, changed, config, now }: HydratedIsland<Data>,
): Promise<() => void> {
  const rendered = element.querySelector<HTMLElement>(`:scope > [${ISLAND_ROOT}]`);
  const target = rendered ?? element;
  if (island.kind === 'fragment') return (await island.load())(target, data, { config, now });
  const Component = await island.load();
  const content = (
    <ShopProvider config={islandConfig(config, data)} now={now}>
      <Component data={data} />
    </ShopProvider>
  );
  if (rendered && !changed) {
    const root = hydrateRoot(target, content, { identifierPrefix: id });
    return () => root.unmount();
  }
  const root = createRoot(target, { identifierPrefix: id });
  root.render(content);
  return () => root.unmount();
}
