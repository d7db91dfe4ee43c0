import {
  type AriaAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PlaceField } from '#rules/options/option-form.ts';
import type { ChosenLocation, LocationHit, LocationResponse } from '#wire/locations.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { LineKeys } from './line-keys.ts';
import { locationClient } from './location-client.ts';
import { type FirstUse, PlaceButtons } from './place-buttons.tsx';
import styles from './place-finder.module.css';
import { PlaceMap } from './place-map.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface PlaceFinderProps {
  field: PlaceField;
  id: string;
  label: string;
  used: FirstUse;
  /** The text that was typed and not chosen. */
  text: string;
  chosen: Readonly<Record<string, string | number>> | null;
  /** The input's keys, while a list is open. */
  keys: RefObject<LineKeys | null>;
  setAria(aria: AriaAttributes): void;
  take(place: ChosenLocation): void;
}

/** The suggestion list, and the map. */
export function PlaceFinder(props: PlaceFinderProps) {
  const { field, id, label, used, text, chosen, keys, setAria, take } = props;
  const t = useTranslator();
  const config = useShop();
  const client = useMemo(() => locationClient(config, field.countries), [config, field.countries]);
  const found = useSuggestions(client, text, t('locations.down'));
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState('');
  const [mapOpen, setMapOpen] = useState(used === 'map');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const requestNumber = useRef(0);

  const hits = found.state === 'found' ? found.hits : [];
  const open = hits.length > 0 && closed !== text && text !== '';
  const at = open && active < hits.length ? active : -1;
  const listId = `${id}-list`;

  /** Only the latest request counts; its result is chosen or reported. */
  async function choose(question: Promise<LocationResponse>): Promise<void> {
    requestNumber.current += 1;
    const current = requestNumber.current;
    setBusy(true);
    setError('');
    try {
      const response = await question;
      if (current !== requestNumber.current) return;
      if (!response.status) setError(response.message);
      else if (!response.place) setError(t('locations.noDetails', { name: response.name }));
      else {
        take(response.place);
        setMapOpen(true);
      }
    } catch {
      // No answer: the text stays and can be submitted again.
      if (current === requestNumber.current) setError(t('locations.down'));
    }
    if (current === requestNumber.current) setBusy(false);
  }

  function pick(hit: LocationHit) {
    setClosed(text);
    setActive(-1);
    void choose(client.find(hit));
  }

  function takeHere() {
    setBusy(true);
    setError('');
    const failed = () => {
      setBusy(false);
      setError(t('locations.noPosition'));
    };
    if (!navigator.geolocation) return failed();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void choose(client.at({ lat: coords.latitude, lng: coords.longitude })),
      failed,
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }

  function use(kind: FirstUse) {
    if (kind === 'map') setMapOpen(!mapOpen);
    if (kind === 'here') takeHere();
  }

  const begin = useEffectEvent(() => used === 'here' && takeHere());
  useEffect(() => void begin(), []);

  function move(step: number) {
    if (hits.length === 0) return;
    setClosed('');
    setActive(at < 0 && step < 0 ? hits.length - 1 : (at + step + hits.length) % hits.length);
  }

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setClosed(text);
      setActive(-1);
    } else if (event.key === 'Enter' && text.trim() !== '' && !chosen) {
      // Enter chooses a suggestion; it must not submit the form.
      event.preventDefault();
      const query = text.trim();
      // Results for an earlier text are ignored, unless one is highlighted.
      const hit = at >= 0 ? hits[at] : hits[0];
      const fits = found.state === 'found' && found.query === query;
      if (hit && open && (at >= 0 || fits)) pick(hit);
      else if (fits && !hit) setError(t('locations.noDetails', { name: query }));
    }
  };
  useEffect(() => {
    keys.current = { pressed, left: () => setClosed(text) };
  });

  const activeId = at >= 0 ? `${listId}-${at}` : undefined;
  useEffect(() => {
    setAria({
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': activeId,
    });
  }, [open, activeId, listId, setAria]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  // The text changed: pending requests and errors are dropped.
  useEffect(() => {
    setActive(-1);
    if (text === '') return;
    requestNumber.current += 1;
    setBusy(false);
    setError('');
  }, [text]);

  return (
    <div className={styles.finder}>
      {open && (
        <div className={styles.panel}>
          {found.state === 'found' && found.note !== '' && (
            <p className={styles.note}>{found.note}</p>
          )}
          <div role="listbox" id={listId} aria-label={t('locations.list')} className={styles.list}>
            {hits.map((hit, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the line above has the keyboard.
              <div
                key={hit.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={styles.hit}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(hit)}
              >
                <span className={styles.name}>{hit.name}</span>
                <span className={styles.area}>{hit.area}</span>
              </div>
            ))}
          </div>
          {found.state === 'found' && found.by !== '' && (
            <p className={styles.by}>{t('locations.by', { names: found.by })}</p>
          )}
        </div>
      )}
      <p
        role="status"
        className={found.state === 'found' && hits.length > 0 ? 'visually-hidden' : styles.status}
      >
        {statusText()}
      </p>
      {error !== '' && (
        <Notice kind="error">
          <p>{error}</p>
        </Notice>
      )}
      <PlaceButtons onUse={use} mapOpen={mapOpen} busy={busy} />
      {mapOpen && (
        <PlaceMap
          label={label}
          client={client}
          chosen={chosen}
          onPick={(point) => void choose(client.at(point))}
        />
      )}
    </div>
  );

  function statusText(): string {
    if (text === '') return '';
    if (found.state === 'searching') return t('locations.searching');
    if (found.state === 'failed') return found.message;
    if (found.state !== 'found') return '';
    if (hits.length === 0) return t('locations.none', { query: found.query });
    return open ? t('locations.count', { count: hits.length }) : '';
  }
}
