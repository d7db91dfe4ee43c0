import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { dateSeconds, getDays, timeSeconds } from '#rules/options/moments/moment.ts';
import { dayProblem, dayText } from '#rules/options/moments/moment-limits.ts';
import type { MomentField } from '#rules/options/option-form.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useModal } from '../../ui/modal/use-modal.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { Calendar } from './calendar.tsx';
import { firstDay } from './first-day.ts';
import styles from './moment-picker.module.css';
import { TimeList } from './time-list.tsx';

const GAP = 8;

/**
 * From this width on it is positioned at its field; below, it is a sheet positioned by its style.
 */
const DESK = '(min-width: 550px)';

/** Below its field, above it where there is more space, and always inside the window. */
function placePicker(dialog: HTMLElement, field: HTMLElement): void {
  if (!window.matchMedia(DESK).matches) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const fits = bottom + GAP + height <= clientHeight || top < clientHeight - bottom;
  const down = fits ? bottom + GAP : top - GAP - height;
  const inlineStart = getComputedStyle(field).direction === 'rtl' ? right - width : left;
  const held = (place: number, room: number) => Math.round(Math.max(GAP, Math.min(place, room)));
  dialog.style.left = `${held(inlineStart, clientWidth - GAP - width)}px`;
  dialog.style.top = `${held(down, clientHeight - GAP - height)}px`;
}

interface MomentPickerProps {
  field: MomentField;
  label: string;
  /** As the field is sent; '' for none, an invalid value counts as none. */
  value: string;
  /** Seconds in the shop's time zone. */
  today: number;
  anchor: RefObject<HTMLElement | null>;
  onChoose(value: string): void;
  onClose(): void;
}

/** A calendar, a list of times, or both; a bottom sheet on a phone. */
export function MomentPicker(props: MomentPickerProps) {
  const { field, label, value, today, anchor, onChoose, onClose } = props;
  const t = useTranslator();
  const title = useId();
  const { ref, ...modal } = useModal({ onClose });
  const times = useRef<HTMLDivElement>(null);
  const at = field.type === 'time' ? null : dateSeconds(value);
  const chosenAt = at === null ? null : getDays(at);
  const [chosen, setChosen] = useState(chosenAt);
  const [day, setDay] = useState(() => chosenAt ?? firstDay(field.limits, today));
  const time = field.type === 'time' ? timeSeconds(value) : at === null ? null : at % 86_400;

  // Opened before its parts take the focus: nothing in a closed dialog can be focused.
  useLayoutEffect(() => {
    const [dialog, frame] = [ref.current, anchor.current];
    if (!dialog || !frame || dialog.open) return;
    dialog.showModal();
    placePicker(dialog, frame);
  }, [ref, anchor]);

  function finish(moment: string) {
    onChoose(moment);
    ref.current?.close();
  }

  function takeDay(next: number) {
    setDay(next);
    setChosen(next);
    if (field.type === 'date') finish(dayText(next));
    else times.current?.focus();
  }

  function takeTime(clock: string) {
    if (field.type === 'time') return finish(clock);
    const on = chosen ?? day;
    if (!dayProblem(field.limits, on, today)) finish(`${dayText(on)}T${clock}`);
  }

  return (
    <dialog {...modal} ref={ref} aria-labelledby={title} className={styles.picker}>
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={title} className={styles.title}>
            {label}
          </h2>
          <IconButton icon="close" label={t('layout.close')} onClick={() => ref.current?.close()} />
        </header>
        <div className={styles.parts}>
          {field.type !== 'time' && (
            <Calendar
              limits={field.limits}
              today={today}
              day={day}
              // A time alone applies to the focused day, so that day is shown as selected.
              chosen={chosen ?? (field.type === 'date' ? null : day)}
              onMove={setDay}
              onChoose={takeDay}
            />
          )}
          {field.type !== 'date' && (
            <TimeList
              list={times}
              limits={field.type === 'time' ? field.limits : null}
              chosen={time}
              first={field.type === 'time'}
              onChoose={takeTime}
            />
          )}
        </div>
        {value !== '' && (
          <Button variant="quiet" size="small" onClick={() => finish('')}>
            {t('options.moment.clear')}
          </Button>
        )}
      </div>
    </dialog>
  );
}
