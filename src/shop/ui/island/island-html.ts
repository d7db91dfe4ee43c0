import { createContext } from 'react';
import type { IslandData, IslandName } from '../../islands.ts';

/** On the server: the HTML of an island, its style in front. Null in the browser. */
export type RenderIsland = <Name extends IslandName>(
  name: Name,
  id: string,
  data: IslandData[Name],
) => string;

export const IslandHtml = createContext<RenderIsland | null>(null);

/** Marks the element the browser hydrates, behind the links to its style. */
export const ISLAND_ROOT = 'data-island-root';
