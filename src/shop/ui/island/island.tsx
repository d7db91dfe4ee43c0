import { memo, useContext, useEffect, useRef } from 'react';
import { type IslandData, type IslandName, islands } from '../../islands.ts';
import { useNow, useShop } from '../shop-context.tsx';
import { IslandHtml } from './island-html.ts';

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** Unique on the page, where there may be several of a name. */
  id?: string;
  /** The same object as long as it says the same: another one hydrates anew. */
  data: IslandData[Name];
}

const NOTHING = { __html: '' };

/**
 * A part of the page that costs no script until it is needed. The page leaves the server's HTML
 * alone; the island is hydrated as a tree of its own.
 */
function IslandElement<Name extends IslandName>({ name, id = name, data }: IslandProps<Name>) {
  const render = useContext(IslandHtml);
  const config = useShop();
  const now = useNow();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let undo: (() => void) | null = null;
    let ended = false;
    const stop = islands[name].when(element, () => {
      void import('./hydrate-island.tsx')
        .then(({ hydrateIsland }) => hydrateIsland(element, { name, id, data, config, now }))
        .then((done) => {
          if (ended) done();
          else undo = done;
        })
        // Without its script it stays what the server rendered.
        .catch(() => undefined);
    });
    return () => {
      ended = true;
      stop();
      undo?.();
    };
  }, [name, id, data, config, now]);

  return (
    <div
      ref={ref}
      data-island={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components' HTML.
      dangerouslySetInnerHTML={render ? { __html: render(name, id, data) } : NOTHING}
    />
  );
}

export const Island = memo(IslandElement) as typeof IslandElement;
