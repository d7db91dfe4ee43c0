import { useCallback, useEffect, useState } from 'react';
import { type ShopText, textsResponse } from '#wire/vitrine/text.ts';
import { useRest } from '../ui/use-rest.ts';

export const TEXTS_PER_PAGE = 25;

interface TextsQuery {
  search: string;
  onlyChanged: boolean;
  page: number;
}

interface FoundTexts {
  items: readonly ShopText[];
  total: number;
}

/** The texts that match; null until they are known. */
export function useTexts({ search, onlyChanged, page }: TextsQuery) {
  const send = useRest();
  const [found, setFound] = useState<FoundTexts | null>(null);
  const reload = useCallback(async () => {
    const query = {
      page,
      per_page: TEXTS_PER_PAGE,
      changed: onlyChanged ? 'changed' : 'all',
      ...(search !== '' && { search }),
    };
    const response = await send({ path: 'vitrine/v1/texts', query });
    if (!response.ok) return;
    const items = textsResponse.parse(response.data);
    setFound({ items, total: Number(response.headers.get('x-wp-total') ?? items.length) });
  }, [send, search, onlyChanged, page]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { found, reload };
}
