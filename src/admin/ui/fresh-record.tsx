import { type ReactNode, useState } from 'react';
import { type Identifier, useEditContext } from 'react-admin';

/**
 * For the edit screens of forms: the record is not read again when the window or the network comes back.
 * The form would get the version of somebody who has saved meanwhile, and Save would not ask.
 */
export const FORM_QUERY = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * Renders the form of an edit screen once its record has come from the server. A form that begins
 * with a cached record is reset when the current one arrives, and what was typed meanwhile is lost.
 */
export function FreshRecord({ children }: { children: ReactNode }) {
  const { record, isFetching = false } = useEditContext();
  const [freshId, setFreshId] = useState<Identifier | null>(null);
  const id = record?.id ?? null;
  if (!isFetching && id !== freshId) setFreshId(id);
  return id !== null && id === freshId ? children : null;
}
