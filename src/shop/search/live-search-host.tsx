import { type ComponentType, useEffect, useState } from 'react';
import type { LiveSearchProps } from './live-search.tsx';

interface LiveSearchHostProps {
  fieldId: string;
  /** The form is in a panel that clips: on narrow screens the box makes it taller. */
  inPanel?: boolean;
}

/**
 * Makes a search form suggest; placed last in it. The form is positioned. Most visits never search, so
 * the code is loaded when the field is first focused; without it the form still searches.
 */
export function LiveSearchHost(props: LiveSearchHostProps) {
  const { fieldId } = props;
  const [loaded, setLoaded] = useState<{ View: ComponentType<LiveSearchProps> } | null>(null);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    const load = async () => {
      try {
        setLoaded({ View: (await import('./live-search.tsx')).LiveSearch });
      } catch {
        // Loaded again at the next focus.
      }
    };
    field?.addEventListener('focus', load);
    // It may have been focused, or its panel opened, before hydration.
    if (field?.matches(':is(:focus, :popover-open *)')) {
      field.focus();
      void load();
    }
    return () => field?.removeEventListener('focus', load);
  }, [fieldId]);
  return loaded && <loaded.View {...props} />;
}
