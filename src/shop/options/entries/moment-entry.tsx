import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { toTexts } from '#rules/options/field-value.ts';
import { dayRange, dayText, TIME_STEP_MINUTES } from '#rules/options/moments/moment-limits.ts';
import { datePattern, readMoment, showMoment } from '#rules/options/moments/moment-text.ts';
import { wallSeconds } from '#rules/options/moments/wall-clock.ts';
import type { MomentField } from '#rules/options/option-form.ts';
import control from '../../ui/forms/field.module.css';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { typeInto } from '../../ui/forms/type-into.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNow, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import { EntryLabel } from './entry-label.tsx';
import type { EntryProps } from './entry-props.ts';
import styles from './moment-entry.module.css';

const loadPicker = () => import('../pickers/moment-picker.tsx');
const MomentPicker = lazy(async () => ({ default: (await loadPicker()).MomentPicker }));

/**
 * A date, a time or both: typed in the shop's language, or picked from a calendar. Without script
 * the browser's own field is used; with it, that field is hidden and carries the value.
 */
export function MomentEntry({ field, id, label, help, error }: EntryProps<MomentField>) {
  const t = useTranslator();
  const live = useHydrated();
  const { nameOf: getName, options } = useOptions();
  const { locale, timeZone } = useShop();
  const today = wallSeconds(useNow(), timeZone);
  const frame = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { type } = field;

  // The field may have been filled before hydration.
  useLayoutEffect(() => {
    if (live) setTyped(showMoment(type, sent.current?.value ?? '', locale));
  }, [live, type, locale]);

  function send(value: string) {
    if (sent.current && sent.current.value !== value) typeInto(sent.current, value);
  }

  /** A partial date is no error: it is parsed when the field is left. */
  function settle() {
    const value = readMoment(type, typed.trim(), locale);
    setTyped(showMoment(type, value, locale));
    send(value);
  }

  const letters = {
    year: t('options.moment.year'),
    month: t('options.moment.month'),
    day: t('options.moment.day'),
  };
  const example = showMoment('time', '14:30', locale);
  const date = datePattern(locale, letters);
  const shared = {
    ...describedBy(id, { hint: help, error }),
    id,
    'aria-required': field.required || undefined,
  };
  return (
    <Field
      id={id}
      label={<EntryLabel field={field} label={label} />}
      hint={help || undefined}
      error={error || undefined}
    >
      <div ref={frame} className={styles.frame}>
        <input
          ref={sent}
          {...(live
            ? { type: 'text', hidden: true }
            : {
                ...shared,
                type,
                className: control.control,
                step: type === 'date' ? undefined : TIME_STEP_MINUTES * 60,
                ...inputLimits(field, today),
              })}
          name={getName(field.id)}
          defaultValue={toTexts(firstValue(field, options.values)).join('')}
          onInput={(event) => setTyped(showMoment(type, event.currentTarget.value, locale))}
        />
        {live && (
          <>
            <input
              {...shared}
              type="text"
              className={`${control.control} ${styles.typed}`}
              value={typed}
              placeholder={{ date, time: example, 'datetime-local': `${date} ${example}` }[type]}
              maxLength={40}
              autoComplete="off"
              onInput={(event) => event.stopPropagation()}
              onChange={(event) => {
                event.stopPropagation();
                setTyped(event.target.value);
              }}
              onBlur={settle}
              onKeyDown={({ key }) => {
                if (key === 'Enter') settle();
              }}
            />
            <IconButton
              icon={type === 'time' ? 'clock' : 'calendar'}
              label={t(type === 'time' ? 'options.moment.openTime' : 'options.moment.openDate', {
                label,
              })}
              aria-haspopup="dialog"
              className={styles.open}
              onPointerEnter={() => void loadPicker()}
              onFocus={() => void loadPicker()}
              onClick={() => setOpen(true)}
            />
          </>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <MomentPicker
            field={field}
            label={label}
            value={sent.current?.value ?? ''}
            today={today}
            anchor={frame}
            onChoose={send}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Field>
  );
}

/** The native picker supports only the first and last day; the check knows all limits. */
function inputLimits(
  { type, limits }: MomentField,
  today: number,
): { min?: string | undefined; max?: string | undefined } {
  const { earliest, latest } = limits;
  if (type === 'time') return { min: earliest ?? undefined, max: latest ?? undefined };
  const { first, last } = dayRange(limits, today);
  const [from, to] = type === 'datetime-local' ? ['T00:00', 'T23:45'] : ['', ''];
  return {
    ...(Number.isFinite(first) && { min: `${dayText(first)}${from}` }),
    ...(Number.isFinite(last) && { max: `${dayText(last)}${to}` }),
  };
}
