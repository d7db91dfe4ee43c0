import { useState } from 'react';
import type { TabState } from './tab-state.ts';

interface OpeningItem {
  id: string;
}

/**
 * The state of <Tabs>: the item named by `rel` is open at load, the first one where none is named.
 */
export function useTabs(items: readonly OpeningItem[], rel?: string) {
  return useState<TabState>({
    active: items.find(({ id }) => id === rel)?.id ?? items[0]?.id ?? '',
    closed: false,
  });
}
