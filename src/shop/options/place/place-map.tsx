import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { placeLabel } from '#rules/options/place.ts';
import { Button } from '../../ui/button.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useOptions } from '../model/options-model.tsx';
import type { MapPoint, MapView } from './draw-map.ts';
import type { LocationClient } from './location-client.ts';
import styles from './place-map.module.css';

interface PlaceMapProps {
  label: string;
  client: LocationClient;
  chosen: Readonly<Record<string, string | number>> | null;
  onPick(point: MapPoint): void;
}

/** The map of a location field. It starts near the visitor and moves to the chosen location. */
export function PlaceMap({ label, client, chosen, onPick }: PlaceMapProps) {
  const t = useTranslator();
  const help = useId();
  const { options } = useOptions();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<MapView | null>(null);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);
  const point = chosen && { lat: Number(chosen.latitude), lng: Number(chosen.longitude) };

  const draw = useEffectEvent(async (isCurrent: () => boolean) => {
    const [{ drawMap }, start] = await Promise.all([
      import('./draw-map.ts'),
      point ?? client.locate().then(({ location }) => location),
    ]);
    if (!isCurrent() || !box.current) return;
    view.current = await drawMap(box.current, {
      start,
      tiles: options.places?.tiles ?? '',
      attribution: options.places?.attribution ?? '',
      still: prefersReducedMotion(),
      labels: {
        map: t('locations.mapOf', { label }),
        zoomIn: t('locations.zoomIn'),
        zoomOut: t('locations.zoomOut'),
      },
      described: help,
      picked: (at) => pick(at),
    });
    if (!isCurrent()) return view.current.remove();
    setReady(true);
  });
  const pick = useEffectEvent((at: MapPoint) => onPick(at));

  useEffect(() => {
    let active = true;
    draw(() => active).catch(() => active && setFailed(true));
    return () => {
      active = false;
      view.current?.remove();
      view.current = null;
    };
  }, []);

  const name = chosen ? placeLabel({ ...chosen, country: '' }, () => '') : '';
  const { lat = null, lng = null } = point ?? {};
  useEffect(() => {
    if (ready && lat !== null && lng !== null) view.current?.choose({ lat, lng }, name);
    else if (ready) view.current?.unchoose();
  }, [ready, lat, lng, name]);

  if (failed) return <p className={styles.failed}>{t('locations.mapFailed')}</p>;
  return (
    <div className={styles.map}>
      <div ref={box} className={styles.box} dir="ltr" data-ready={ready || undefined} />
      <p id={help} className={styles.help}>
        {t('locations.mapHelp')}
      </p>
      <Button
        variant="secondary"
        size="small"
        disabled={!ready}
        onClick={() => view.current && onPick(view.current.middle())}
      >
        {t('locations.takeMiddle')}
      </Button>
    </div>
  );
}
