import { type SelectHTMLAttributes, useEffect, useRef } from 'react';
import { useTranslator } from '../shop-context.tsx';
import { whenIdle } from '../when-idle.ts';
import type { Dropdown } from './upgrade-select.ts';

interface SearchSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  searchable?: boolean | undefined;
}

/** A native select; with script its list is searchable. */
export function SearchSelect({ searchable = false, ...props }: SearchSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const dropdown = useRef<Dropdown | null>(null);
  const t = useTranslator();
  const messages = useRef(t);
  messages.current = t;

  useEffect(() => {
    const element = select.current;
    if (!searchable || !element) return;
    let active = true;
    const upgrade = async () => {
      const { upgradeSelect } = await import('./upgrade-select.ts');
      if (!active) return;
      // An open list is not replaced.
      if (document.activeElement === element) {
        element.addEventListener('blur', upgrade, { once: true });
        return;
      }
      dropdown.current = upgradeSelect(element, (key, values) => messages.current(key, values));
    };
    const giveUp = whenIdle(upgrade);
    return () => {
      active = false;
      giveUp();
      element.removeEventListener('blur', upgrade);
      dropdown.current?.destroy();
      dropdown.current = null;
    };
  }, [searchable]);

  // A re-render may have changed the value or the options.
  useEffect(() => dropdown.current?.refresh());

  return <select {...props} ref={select} />;
}
