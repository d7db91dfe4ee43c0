import { useEffect } from 'react';
import { useTranslator } from '../shop-context.tsx';

/** What a program says after it has put new selects into the document. */
const INIT_EVENT = 'wc-enhanced-select-init';
const WANTED = 'select.wc-enhanced-select:not([aria-hidden])';

/** Selects that are not React's, in a page's own content or put there by a program, are searchable too. */
export function EnhancedSelects(): null {
  const t = useTranslator();
  useEffect(() => {
    const upgradeAll = async () => {
      if (!document.querySelector(WANTED)) return;
      const { upgradeSelect } = await import('./upgrade-select.ts');
      for (const select of document.querySelectorAll<HTMLSelectElement>(WANTED)) {
        upgradeSelect(select, t);
      }
    };
    document.addEventListener(INIT_EVENT, upgradeAll);
    void upgradeAll();
    return () => document.removeEventListener(INIT_EVENT, upgradeAll);
  });
  return null;
}
