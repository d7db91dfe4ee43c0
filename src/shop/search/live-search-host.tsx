import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { LiveSearchProps } from './live-search.tsx';

// Most visits never search, so its code is loaded when a search field is first focused. Without it
// the form still searches.
const LiveSearch = lazy<ComponentType<LiveSearchProps>>(async () => {
  try {
    return { default: (await import('./live-search.tsx')).LiveSearch };
  } catch {
    return { default: () => null };
  }
});

interface LiveSearchHostProps {
  fieldId: string;
  /** The form is in a panel that clips: on narrow screens the box makes it taller. */
  inPanel?: boolean;
}

/** Makes a search form suggest; placed last in it. The form is positioned. */
export function LiveSearchHost({ fieldId, inPanel = false }: LiveSearchHostProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const own = document.getElementById(fieldId);
    if (!(own instanceof HTMLInputElement)) return;
    const use = () => setField(own);
    // It may have been focused before hydration.
    if (document.activeElement === own) use();
    own.addEventListener('focus', use);
    return () => own.removeEventListener('focus', use);
  }, [fieldId]);
  return (
    <Suspense fallback={null}>{field && <LiveSearch field={field} inPanel={inPanel} />}</Suspense>
  );
}
