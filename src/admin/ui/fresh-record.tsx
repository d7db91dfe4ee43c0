import { type ReactNode, useState } from 'react';
import { type Identifier, useEditContext } from 'react-admin';

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
