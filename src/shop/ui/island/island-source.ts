import type { ComponentType } from 'react';
import type { IslandPage } from './island-page.ts';

/** Attaches behaviour to the element's HTML; returns how to remove it. */
export type StartFragment<Data> = (
  element: HTMLElement,
  data: Data,
  page: IslandPage,
) => () => void;

interface IslandBase<Name extends string> {
  /** Unique in the shop: by it the server finds the styles. */
  name: Name;
  /** Calls back once when the script is needed; returns how to stop waiting. */
  when(element: HTMLElement, hydrate: () => void): () => void;
}

/** Rendered by the server and hydrated by React from the same data. */
export interface ComponentIsland<Data, Name extends string = string> extends IslandBase<Name> {
  kind: 'component';
  load(): Promise<ComponentType<{ data: Data }>>;
}

/**
 * HTML that only the server renders, because the specification's calls answer it as HTML. What it is
 * rendered from stays on the server; its script puts the answers in.
 */
export interface FragmentIsland<Data, Name extends string = string> extends IslandBase<Name> {
  kind: 'fragment';
  load(): Promise<StartFragment<Data>>;
}

/** A part of a page whose script is loaded when it is needed, with the data it needs. */
export type IslandSource<Data> = ComponentIsland<Data> | FragmentIsland<Data>;
