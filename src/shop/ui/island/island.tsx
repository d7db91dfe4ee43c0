import { memo, useContext, useEffect, useRef } from 'react';
import type { IslandData, IslandName } from '../../islands.ts';
import { watchSeen } from '../seen/watch-seen.ts';
import { useNow, useShop } from '../shop-context.tsx';
import { RenderedIslands } from './rendered-islands.ts';

interface IslandProps<Name extends IslandName> {
  name: Name;
  data: IslandData[Name];
}

const NOTHING = { __html: '' };

/**
 * A part of the page that costs no script until it is seen. Drawn by the server like any other; the
 * browser leaves it alone, and when it comes into sight takes it over as a tree of its own.
 */
function IslandPlace<Name extends IslandName>({ name, data }: IslandProps<Name>) {
  const render = useContext(RenderedIslands);
  const config = useShop();
  const now = useNow();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let leave: (() => void) | null = null;
    let left = false;
    const stop = watchSeen(element, () => {
      void import('./take-over.tsx')
        .then(({ hydrateIsland }) => hydrateIsland(element, name, data, { config, now }))
        .then((undo) => {
          if (left) undo();
          else leave = undo;
        })
        // Without its script it stays what the server drew.
        .catch(() => undefined);
    });
    return () => {
      left = true;
      stop();
      leave?.();
    };
  }, [name, data, config, now]);

  return (
    <div
      ref={ref}
      data-island={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's HTML, drawn before.
      dangerouslySetInnerHTML={render ? { __html: render(name, data) } : NOTHING}
    />
  );
}

/** Its data is one object as long as the page is, so that nothing around it draws it again. */
export const Island = memo(IslandPlace) as typeof IslandPlace;
