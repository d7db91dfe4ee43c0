import { useState } from 'react';
import type { TabState } from './tab-state.ts';

interface OpeningItem {
  id: string;
}

/**
 * The state of <Tabs>: the item named by `rel` is open at load. Where none is named it is the first
 * one, or none with `mayBeClosed`.
 */
export function useTabs(items: readonly OpeningItem[], rel?: string, mayBeClosed = false) {
  const named = items.find(({ id }) => id === rel)?.id;
  return useState<TabState>({
    active: named ?? items[0]?.id ?? '',
    closed: mayBeClosed && named === undefined,
  });
}
