import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './place-entry.module.css';

/** The controls of a location field: typing, the map, the visitor's own position. */
export type FirstUse = 'typing' | 'map' | 'here';

interface PlaceButtonsProps {
  onUse(use: FirstUse): void;
  mapOpen?: boolean;
  busy?: boolean;
}

/** Present before anything is loaded, so that nothing shifts. */
export function PlaceButtons({ onUse, mapOpen = false, busy = false }: PlaceButtonsProps) {
  const t = useTranslator();
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={mapOpen}
        onClick={() => onUse('map')}
      >
        {t(mapOpen ? 'locations.hideMap' : 'locations.showMap')}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={() => onUse('here')}
      >
        {t('locations.here')}
      </button>
    </div>
  );
}
