import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type FullZone, fullZoneResponse } from '#wire/vitrine/shipping-zones.ts';
import { useRest } from '../ui/use-rest.ts';

export const ZONES = 'vitrine/v1/shipping-zones';

/** All zones with their places and methods; null until they are known. */
export function useZones() {
  const send = useRest();
  const [zones, setZones] = useState<readonly FullZone[] | null>(null);
  const reload = useCallback(async () => {
    const response = await send({ path: ZONES });
    if (response.ok) setZones(z.array(fullZoneResponse).parse(response.data));
  }, [send]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { zones, reload };
}

export interface ReadZone {
  zone: FullZone;
  /** So that of two who edit it the second does not overwrite. */
  version: string;
}

/** One zone; null until it is known. */
export function useZone(id: string) {
  const send = useRest();
  const [read, setRead] = useState<ReadZone | null>(null);
  const reload = useCallback(async () => {
    const response = await send({ path: `${ZONES}/${id}` });
    if (!response.ok) return;
    const zone = fullZoneResponse.parse(response.data);
    setRead({ zone, version: response.headers.get('etag') ?? '' });
  }, [send, id]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { read, reload, setRead };
}
