import { useCallback, useEffect, useRef } from 'react';
import { useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { typedSince, type Values } from './typed-since.ts';

type Save = (resource: string, params: unknown) => Promise<unknown>;

/**
 * React-admin resets a form whenever its record changes: after each save, and when it was read again
 * because a part of it, such as its variations, was saved. What was typed between the click on Save and
 * that moment stays in the form, unsaved.
 */
export function useTypedValues(): void {
  const record = useRecordContext();
  const { getValues, setValue } = useFormContext();
  const { defaultValues = {}, dirtyFields } = useFormState();
  const last = useRef(record);
  /** What the server has saved, until the form has it from the record. */
  const saved = useRef<Values>(null);
  useRegisterMutationMiddleware<Save>(
    useCallback(
      async (resource, params, next) => {
        const sent = structuredClone(getValues());
        const response = await next(resource, params);
        saved.current = sent;
        return response;
      },
      [getValues],
    ),
  );
  useEffect(() => {
    const before = last.current;
    if (record === before) return;
    const base = saved.current ?? defaultValues;
    last.current = record;
    saved.current = null;
    // Another record. The number of one is a text at first, from the address.
    if (String(record?.id) !== String(before?.id)) return;
    const typed = typedSince(base, getValues(), dirtyFields);
    // The form around this is reset by an effect that follows.
    queueMicrotask(() => {
      for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
    });
  }, [record, defaultValues, dirtyFields, getValues, setValue]);
}
