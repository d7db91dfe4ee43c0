import type { FieldValues } from '#rules/options/field-value.ts';
import { readSaved } from '#rules/options/saved-values.ts';

// An unfinished form is stored in the tab's session storage: it survives a reload and is private to
// the tab.

export interface UnfinishedForm {
  values: FieldValues;
  /** As typed; '' where it is unchanged. */
  quantity: string;
}

export interface FormStorage {
  read(): UnfinishedForm;
  write(form: UnfinishedForm): void;
  clear(): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** No field can have this id. */
const QUANTITY = '#quantity';

/** Storage may be full or forbidden: then nothing is stored, and the form works without it. */
export function formStorage(productId: number, storage: () => Store): FormStorage {
  const key = `vitrine_form_${productId}`;
  const attempt = <Result>(act: (store: Store) => Result, failed: Result): Result => {
    try {
      return act(storage());
    } catch {
      return failed;
    }
  };
  return {
    read() {
      const text = attempt((store) => store.getItem(key), null);
      const { [QUANTITY]: quantity, ...values } = readSaved(text);
      return { values, quantity: typeof quantity === 'string' ? quantity : '' };
    },
    write({ values, quantity }) {
      const text = JSON.stringify({ ...values, [QUANTITY]: quantity });
      attempt((store) => store.setItem(key, text), undefined);
    },
    clear: () => attempt((store) => store.removeItem(key), undefined),
  };
}
