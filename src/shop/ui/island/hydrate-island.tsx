import { createRoot, hydrateRoot } from 'react-dom/client';
import { type IslandData, type IslandName, type IslandSource, islands } from '../../islands.ts';
import { ShopProvider } from '../shop-context.tsx';
import { ISLAND_ROOT } from './island-html.ts';
import { type IslandPage, islandConfig } from './island-page.ts';

interface HydratedIsland<Name extends IslandName> extends IslandPage {
  name: Name;
  id: string;
  data: IslandData[Name];
}

/** Loads an island's script and hydrates the server's HTML; returns how to remove it again. */
export async function hydrateIsland<Name extends IslandName>(
  element: HTMLElement,
  { name, id, data, config, now }: HydratedIsland<Name>,
): Promise<() => void> {
  const island: IslandSource<IslandData[Name]> = islands[name];
  const rendered = element.querySelector<HTMLElement>(`:scope > [${ISLAND_ROOT}]`);
  const target = rendered ?? element;
  if (island.kind === 'fragment') return (await island.load())(target, data, { config, now });
  const Component = await island.load();
  const content = (
    <ShopProvider config={islandConfig(config, data)} now={now}>
      <Component data={data} />
    </ShopProvider>
  );
  if (rendered) {
    const root = hydrateRoot(target, content, { identifierPrefix: id });
    return () => root.unmount();
  }
  const root = createRoot(target, { identifierPrefix: id });
  root.render(content);
  return () => root.unmount();
}
