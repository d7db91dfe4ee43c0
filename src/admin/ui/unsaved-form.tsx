import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved.tsx';

/** In a form of react-admin beside other forms: the router asks only one of them before it leaves. */
export function UnsavedForm(): null {
  const { isDirty } = useFormState();
  useUnsaved(isDirty);
  return null;
}
