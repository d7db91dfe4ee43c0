import type { FormEvent } from 'react';

/** The button that submitted the form; null where a script did. */
export function getSubmitter({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}
