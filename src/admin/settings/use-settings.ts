import { useCallback, useEffect, useState } from 'react';
import { type Setting, settingsResponse } from '#wire/vitrine/setting.ts';
import type { Query } from '../rest/rest-address.ts';
import { useRest } from '../ui/use-rest.ts';

export interface LoadedSettings {
  /** Null until they are known. */
  items: readonly Setting[] | null;
  reload(): Promise<void>;
}

/** The settings of one place. */
export function useSettings(group: string): LoadedSettings {
  const [items, setItems] = useState<readonly Setting[] | null>(null);
  const find = useFindSettings();
  const reload = useCallback(async () => {
    const found = await find({ group });
    if (found) setItems(found);
  }, [find, group]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { items, reload };
}

/** Null where the shop refused; the person sees why. */
export function useFindSettings(): (query: Query) => Promise<readonly Setting[] | null> {
  const send = useRest();
  return useCallback(
    async (query) => {
      const response = await send({ path: 'vitrine/v1/settings', query });
      return response.ok ? settingsResponse.parse(response.data) : null;
    },
    [send],
  );
}
