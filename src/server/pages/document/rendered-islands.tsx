import { renderToString } from 'react-dom/server';
import { type IslandComponent, type IslandData, type IslandName, islands } from '#shop/islands.ts';
import { islandConfig } from '#shop/ui/island/rendered-islands.ts';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';

type AnyIsland = IslandComponent<IslandName>;

export interface IslandDrawer {
  render<Name extends IslandName>(name: Name, data: IslandData[Name]): string;
  /** Those drawn so far, whose styles the page needs. */
  readonly rendered: ReadonlySet<IslandName>;
}

/** Loads every island's component once; what comes back makes the drawer of one page. */
export async function createIslands(): Promise<(config: ShopConfig, now: number) => IslandDrawer> {
  const components = new Map<IslandName, AnyIsland>();
  for (const name of Object.keys(islands) as IslandName[]) {
    // The list ties each name to its data; a map over all names cannot say so.
    components.set(name, (await islands[name].load()) as AnyIsland);
  }
  return (config, now) => {
    const rendered = new Set<IslandName>();
    return {
      rendered,
      render(name, data) {
        rendered.add(name);
        const Part = components.get(name) as AnyIsland;
        // With its own name before every id, as the browser takes it over.
        return renderToString(
          <ShopProvider config={islandConfig(config, data)} now={now}>
            <Part data={data} />
          </ShopProvider>,
          { identifierPrefix: name },
        );
      },
    };
  };
}
