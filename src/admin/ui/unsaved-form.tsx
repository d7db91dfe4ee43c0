import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved.tsx';
import { useTypedValues } from './use-typed-values.ts';

/**
 * In every form of react-admin. Its warning replaces react-admin's, which would be a second one: the
 * router asks only one.
 */
export function UnsavedForm(): null {
  const { watch } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful, submitCount } = useFormState();
  // A new record is saved and stays dirty until its form goes away.
  const [typedAfter, setTypedAfter] = useState(0);
  useEffect(() => {
    const { unsubscribe } = watch(() => setTypedAfter(submitCount));
    return unsubscribe;
  }, [watch, submitCount]);
  const isSaved = isSubmitSuccessful && typedAfter !== submitCount;
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSaved, { isSaving: isSubmitting });
  useTypedValues();
  return null;
}
