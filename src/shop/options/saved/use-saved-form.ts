import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import { refilled, sameValue } from '#rules/options/saved-values.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { ProductOptions } from '#wire/options.ts';
import { useProductAdding } from '../../cart/adding/product-adding.tsx';
import { typeInto } from '../../ui/forms/type-into.ts';
import { firstValues } from '../model/first-values.ts';
import { readFields } from '../model/read-fields.ts';
import { trackChanges, trackedValues } from './tracked-cookies.ts';
import { formStorage } from './unfinished-form.ts';

/** The fields are read again this long after hydration: browsers autofill late. */
export const REREAD_MS = 1000;

interface SavedForm {
  /** Initial values: what was posted before, or what was stored. */
  given: FieldValues;
  /** Another number re-renders the fields. */
  round: number;
  clear(): void;
}

/** The form's current state; null is an unchanged quantity. */
interface FormState {
  values: FieldValues;
  quantity: number | null;
}

/** The values of the fields: from before hydration, from before a reload, and current ones. */
export function useSavedForm(
  plan: OptionsPlan,
  options: ProductOptions,
  box: RefObject<HTMLElement | null>,
  { values, quantity }: FormState,
  setValues: (values: Record<string, FieldValue>) => void,
): SavedForm {
  const { state } = useProductAdding();
  const [start, setStart] = useState<{ given: FieldValues; round: number }>({
    given: options.values,
    round: 0,
  });
  const id = options.product.product_id;
  const storage = useMemo(() => formStorage(id, () => sessionStorage), [id]);
  const latest = useRef('');
  const before = useRef<FormState | null>(null);
  const { fields } = plan;
  // Editing a line of the cart is not stored as an unfinished form.
  const keeps = options.editing === '';
  const sentBefore = Object.keys(options.values).length > 0;

  const begin = useEffectEvent(() => {
    if (!box.current) return;
    const standing = readFields(box.current, fields);
    const untouched = firstValues(fields, options.values);
    const form = keeps && !sentBefore ? storage.read() : null;
    const saved = form ? { ...trackedValues(fields, document.cookie), ...form.values } : {};
    const values = refilled(fields, saved, standing, untouched);
    if (values) setStart({ given: values, round: 1 });
    setValues(values ? firstValues(fields, values) : standing);
    latest.current = form?.quantity ?? '';
  });
  // Before paint, so that the form is never shown empty.
  useLayoutEffect(() => begin(), []);

  // The DOM is authoritative: a field may hold less than its initial value.
  const look = useEffectEvent(() => {
    if (box.current) setValues(readFields(box.current, fields));
  });
  useLayoutEffect(() => {
    if (start.round > 0) look();
  }, [start.round]);

  useEffect(() => {
    const input = box.current
      ?.closest('form')
      ?.querySelector<HTMLInputElement>('input.qty[name=quantity]');
    if (input && readQuantity(latest.current) > 0) typeInto(input, latest.current);
    const timer = setTimeout(() => look(), REREAD_MS);
    return () => clearTimeout(timer);
  }, [box]);

  const keep = useEffectEvent(() => {
    const last = before.current;
    before.current = { values, quantity };
    if (!keeps || !last) return;
    const unlike = (other: FieldValues) =>
      fields.some(({ id: field }) => !sameValue(values[field], other[field]));
    // Reading the DOM again is no change: a cleared form stays cleared.
    if (quantity === last.quantity && !unlike(last.values)) return;
    trackChanges(fields, last.values, values);
    if (quantity === null && !unlike(firstValues(fields, {}))) storage.clear();
    else storage.write({ values, quantity: quantity === null ? '' : String(quantity) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what is saved.
  useEffect(() => keep(), [values, quantity]);

  useEffect(() => {
    if (state === 'added') storage.clear();
  }, [state, storage]);

  return { ...start, clear: storage.clear };
}
