import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Setting } from '#wire/vitrine/setting.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { type FieldProblems, problemsBelow } from './controls/field-problems.ts';

type Values = Readonly<Record<string, unknown>>;

export interface SettingDraft {
  /** As it is typed, or stored where nothing is. */
  valueOf(item: Setting): unknown;
  isChanged(item: Setting): boolean;
  /** Why a setting was refused, by the place inside its value: '' or `[accounts][0][iban]`. */
  problemsOf(name: string): FieldProblems;
  change(item: Setting, value: unknown): void;
  /** Back to the default, once it is saved. */
  reset(item: Setting): void;
  isDirty: boolean;
  isSaving: boolean;
  /** Somebody else saved another value meanwhile. */
  hasConflict: boolean;
  save(): Promise<void>;
  discard(): void;
}

/** What a person has typed and not saved; all of it is saved together or not at all. */
export function useSettingDraft(
  items: readonly Setting[],
  reload: () => Promise<void>,
): SettingDraft {
  const { client } = useAdmin();
  const notify = useNotify();
  const [values, setValues] = useState<Values>({});
  const [resets, setResets] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const names = [...Object.keys(values), ...resets];

  function clear(): void {
    setValues({});
    setResets([]);
    setProblem(null);
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    const visible = items.filter(({ name, secret }) => names.includes(name) && !secret);
    const was = Object.fromEntries(visible.map(({ name, value }) => [name, value]));
    const response = await client.send({
      path: 'vitrine/v1/settings',
      method: 'PUT',
      data: { values, reset: resets, was },
    });
    setIsSaving(false);
    if (!response.ok) {
      setProblem(response.problem);
      const atFields = Object.keys(response.problem.fields).length > 0;
      const text = atFields ? adminMessages['admin.settings.refused'] : response.problem.message;
      notify(text, { type: 'error' });
      return;
    }
    clear();
    await reload();
    notify(adminMessages['admin.saved'], { type: 'success' });
  }

  return {
    valueOf: ({ name, value, default: usual }) =>
      name in values ? values[name] : resets.includes(name) ? usual : value,
    isChanged: ({ name }) => names.includes(name),
    problemsOf: (name) => problemsBelow(problem?.fields ?? {}, `values[${name}]`),
    change({ name, value, secret }, next) {
      const { [name]: _, ...others } = values;
      setResets(resets.filter((each) => each !== name));
      setValues(isSame(next, value) && !secret ? others : { ...others, [name]: next });
    },
    reset({ name, is_default: isDefault }) {
      const { [name]: _, ...others } = values;
      setValues(others);
      if (!isDefault && !resets.includes(name)) setResets([...resets, name]);
    },
    isDirty: names.length > 0,
    isSaving,
    hasConflict: problem?.status === 412,
    save,
    discard: clear,
  };
}

/** Whether two values are the same; they come from JSON, so their text tells. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
