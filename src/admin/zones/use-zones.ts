import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { locationsResponse, methodResponse, zoneResponse } from '#wire/wc/shipping.ts';
import { useRest } from '../ui/use-rest.ts';
import type { Zone } from './zone.ts';

const PATH = 'wc/v3/shipping/zones';

/** All zones with their places and methods; null until they are known. */
export function useZones() {
  const send = useRest();
  const [zones, setZones] = useState<readonly Zone[] | null>(null);
  const reload = useCallback(async () => {
    const response = await send({ path: PATH });
    if (!response.ok) return;
    const loaded = await Promise.all(
      z
        .array(zoneResponse)
        .parse(response.data)
        .map(async (zone): Promise<Zone | null> => {
          const [places, methods] = await Promise.all([
            send({ path: `${PATH}/${zone.id}/locations` }),
            send({ path: `${PATH}/${zone.id}/methods` }),
          ]);
          if (!places.ok || !methods.ok) return null;
          return {
            ...zone,
            places: locationsResponse.parse(places.data).map(({ code, type }) => ({ code, type })),
            methods: z.array(methodResponse).parse(methods.data),
          };
        }),
    );
    setZones(loaded.filter((zone) => zone !== null));
  }, [send]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { zones, reload };
}
