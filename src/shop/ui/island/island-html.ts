import { createContext } from 'react';
import type { IslandSource } from './island-source.ts';

/** On the server: the HTML of an island, its style in front. Null in the browser. */
export type RenderIsland = <Data extends object>(
  island: IslandSource<Data>,
  id: string,
  data: Data,
) => string;

export const IslandHtml = createContext<RenderIsland | null>(null);

/** Marks the element the browser hydrates, behind the links to its style. */
export const ISLAND_ROOT = 'data-island-root';
