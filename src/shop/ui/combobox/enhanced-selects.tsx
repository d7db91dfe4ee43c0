import { useEffect } from 'react';
import { useTranslator } from '../shop-context.tsx';

/** Event of other scripts after they have added selects to the document. */
const INIT_EVENT = 'wc-enhanced-select-init';
const REQUESTED = 'select.wc-enhanced-select:not([aria-hidden])';

/** Upgrades selects outside React, in content or added by other scripts. */
export function EnhancedSelects(): null {
  const t = useTranslator();
  useEffect(() => {
    const upgradeAll = async () => {
      if (!document.querySelector(REQUESTED)) return;
      const { upgradeSelect } = await import('./upgrade-select.ts');
      for (const select of document.querySelectorAll<HTMLSelectElement>(REQUESTED)) {
        upgradeSelect(select, t);
      }
    };
    document.addEventListener(INIT_EVENT, upgradeAll);
    void upgradeAll();
    return () => document.removeEventListener(INIT_EVENT, upgradeAll);
  });
  return null;
}
