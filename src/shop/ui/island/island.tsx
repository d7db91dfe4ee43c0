import { memo, useContext, useEffect, useRef } from 'react';
import { useNow, useShop } from '../shop-context.tsx';
import { IslandHtml } from './island-html.ts';
import type { IslandSource } from './island-source.ts';

interface IslandProps<Data> {
  island: IslandSource<Data>;
  /** Unique on the page, where there may be several of an island. */
  id?: string;
  /** The same object as long as it says the same: another one hydrates anew. */
  data: Data;
}

const NOTHING = { __html: '' };

/**
 * A part of the page that costs no script until it is needed. The page leaves the server's HTML
 * alone; the island is hydrated as a tree of its own.
 */
function IslandElement<Data extends object>({ island, id = island.name, data }: IslandProps<Data>) {
  const render = useContext(IslandHtml);
  const config = useShop();
  const now = useNow();
  const ref = useRef<HTMLDivElement>(null);
  // What the server's HTML was rendered from.
  const first = useRef(data);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let undo: (() => void) | null = null;
    let ended = false;
    const stop = island.when(element, () => {
      void import('./hydrate-island.tsx')
        .then(({ hydrateIsland }) => {
          const changed = data !== first.current;
          return hydrateIsland(element, { island, id, data, changed, config, now });
        })
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
  }, [island, id, data, config, now]);

  return (
    <div
      ref={ref}
      data-island={island.name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components' HTML.
      dangerouslySetInnerHTML={render ? { __html: render(island, id, data) } : NOTHING}
    />
  );
}

export const Island = memo(IslandElement) as typeof IslandElement;
