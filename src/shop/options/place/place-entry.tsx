import {
  type AriaAttributes,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isRecordValue } from '#rules/options/field-value.ts';
import type { PlaceField } from '#rules/options/option-form.ts';
import { PLACE_PARTS, PLACE_SEAL, PLACE_SEARCH, placeLabel } from '#rules/options/place.ts';
import type { ChosenLocation } from '#wire/locations.ts';
import control from '../../ui/forms/field.module.css';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { EntryLabel } from '../entries/entry-label.tsx';
import type { EntryProps } from '../entries/entry-props.ts';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import type { LineKeys } from './line-keys.ts';
import { type FirstUse, PlaceButtons } from './place-buttons.tsx';
import styles from './place-entry.module.css';

const PlaceFinder = lazy(async () => ({
  default: (await import('./place-finder.tsx')).PlaceFinder,
}));

type Parts = Readonly<Record<string, string | number>>;

/**
 * A location field: a text input, and the parts of the chosen location in hidden inputs.
 * Suggestions and the map are loaded on first use; without script the server looks up the text.
 */
export function PlaceEntry({ field, id, label, help, error }: EntryProps<PlaceField>) {
  const t = useTranslator();
  const { locale } = useShop();
  const { changed, nameOf: getName, options } = useOptions();
  const live = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<LineKeys | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState<FirstUse | null>(null);
  const [text, setText] = useState('');
  const [aria, setAria] = useState<AriaAttributes>({});
  const [parts, setParts] = useState<Parts>(() => {
    const first = firstValue(field, options.values);
    return isRecordValue(first) ? first : {};
  });
  const isChosen = parts[PLACE_SEAL] !== undefined;
  const meant = options.places?.meant[field.id] ?? [];
  const hint = [
    help || t('locations.hint'),
    meant.length > 0 && error ? t('locations.meant', { names: meant.join(' · ') }) : '',
  ];

  // The form reads the DOM, which has the new parts by now.
  const reported = useRef(parts);
  const report = useEffectEvent(() => changed(field.id));
  useEffect(() => {
    if (reported.current !== parts && isChosen) report();
    reported.current = parts;
  }, [parts, isChosen]);

  // Handles what was typed before hydration.
  const catchUp = useEffectEvent(() => {
    const line = input.current;
    if (!line || document.activeElement !== line) return;
    setUsed('typing');
    if (!isChosen) setText(line.value);
  });
  useEffect(() => catchUp(), []);

  function take(chosen: ChosenLocation) {
    if (input.current) input.current.value = chosen.label;
    setText('');
    setParts({ ...chosen.parts, [PLACE_SEAL]: chosen.seal });
  }

  function typed(value: string) {
    setText(value);
    // An edited text invalidates the chosen location.
    if (Object.keys(parts).length > 0) setParts({});
  }

  const displayed = isChosen ? placeLabel(parts, regionName(locale)) : (parts[PLACE_SEARCH] ?? '');
  return (
    <Field
      id={id}
      label={<EntryLabel field={field} label={label} />}
      hint={hint.filter(Boolean).join(' ')}
      error={error || undefined}
    >
      <div ref={place} className={styles.place}>
        <div className={styles.line}>
          <PinIcon className={styles.pin} />
          <input
            ref={input}
            {...describedBy(id, { hint: hint.join(''), error })}
            id={id}
            name={`${getName(field.id)}[${PLACE_SEARCH}]`}
            type="text"
            className={`${control.control} ${styles.input}`}
            defaultValue={String(displayed)}
            maxLength={200}
            autoComplete="off"
            list={!live && meant.length > 0 ? `${id}-meant` : undefined}
            aria-required={field.required || undefined}
            {...(live && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
            {...aria}
            onFocus={() => setUsed(used ?? 'typing')}
            onInput={(event) => {
              event.stopPropagation();
              setUsed(used ?? 'typing');
              typed(event.currentTarget.value);
            }}
            onChange={(event) => event.stopPropagation()}
            onKeyDown={(event) => keys.current?.pressed(event)}
            onBlur={({ currentTarget, relatedTarget }) => {
              keys.current?.left();
              // A partial name is no error while it is being typed.
              const within = place.current?.contains(relatedTarget) ?? false;
              if (!within && currentTarget.value !== '') changed(field.id);
            }}
          />
        </div>
        {!live && meant.length > 0 && (
          <datalist id={`${id}-meant`}>
            {meant.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        {[...PLACE_PARTS, PLACE_SEAL].map((part) => (
          <input
            key={part}
            type="hidden"
            name={`${getName(field.id)}[${part}]`}
            value={String((isChosen && parts[part]) || '')}
            readOnly
          />
        ))}
        <Suspense fallback={<PlaceButtons onUse={setUsed} />}>
          {used ? (
            <PlaceFinder
              field={field}
              id={id}
              label={label}
              used={used}
              text={text}
              chosen={isChosen ? parts : null}
              keys={keys}
              setAria={setAria}
              take={take}
            />
          ) : (
            <PlaceButtons onUse={setUsed} />
          )}
        </Suspense>
      </div>
    </Field>
  );
}

function regionName(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

function PinIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} className={className} aria-hidden="true">
      <path
        d="M12 21.500c4.700-4.900 7-8.600 7-11.500a7 7 0 1 0-14 0c0 2.900 2.300 6.600 7 11.500z M12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
    </svg>
  );
}
