import { useCallback, useEffect, useState } from 'react';
import { useRest } from '../ui/use-rest.ts';
import { type TextItem, textItems } from './text-item.ts';

export const TEXTS_PER_PAGE = 25;

interface Wish {
  search: string;
  onlyChanged: boolean;
  page: number;
}

interface FoundTexts {
  items: readonly TextItem[];
  total: number;
}

/** The texts that match; null until they are known. */
export function useTexts({ search, onlyChanged, page }: Wish) {
  const send = useRest();
  const [found, setFound] = useState<FoundTexts | null>(null);
  const reload = useCallback(async () => {
    const query = {
      page,
      per_page: TEXTS_PER_PAGE,
      changed: onlyChanged ? 'changed' : 'all',
      ...(search !== '' && { search }),
    };
    const answer = await send({ path: 'vitrine/v1/texts', query });
    if (!answer.ok) return;
    const items = textItems.parse(answer.data);
    setFound({ items, total: Number(answer.headers.get('x-wp-total') ?? items.length) });
  }, [send, search, onlyChanged, page]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { found, reload };
}
