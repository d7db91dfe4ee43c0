import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ShopConfig } from '#wire/shop-config.ts';
import { type IslandComponent, type IslandData, type IslandName, islands } from '../../islands.ts';
import { ShopProvider } from '../shop-context.tsx';
import { islandConfig } from './rendered-islands.ts';

interface PageFacts {
  config: ShopConfig;
  now: number;
}

/** Loads an island's script and takes over what the server drew; answers how to leave it again. */
export async function hydrateIsland<Name extends IslandName>(
  element: Element,
  name: Name,
  data: IslandData[Name],
  { config, now }: PageFacts,
): Promise<() => void> {
  const Part: IslandComponent<Name> = await islands[name].load();
  const content = (
    <ShopProvider config={islandConfig(config, data)} now={now}>
      <Part data={data} />
    </ShopProvider>
  );
  if (element.firstChild) {
    const root = hydrateRoot(element, content, { identifierPrefix: name });
    return () => root.unmount();
  }
  const root = createRoot(element, { identifierPrefix: name });
  root.render(content);
  return () => root.unmount();
}
