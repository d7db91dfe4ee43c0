import { useCallback, useRef } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { useShop, useTranslator } from '../shop-context.tsx';
import { lightboxMessages } from './lightbox-messages.ts';
import type { LightboxRequest } from './lightbox-request.ts';

type LightboxOptions = Omit<LightboxRequest, 'texts' | 'rtl' | 'reducedMotion'>;

/** const openLightbox = useLightbox(); loads the lightbox at the first call. */
export function useLightbox(): (options: LightboxOptions) => Promise<void> {
  const t = useTranslator();
  const rtl = useShop().dir === 'rtl';
  const busy = useRef(false);
  const texts = lightboxMessages(t);
  const latest = useRef(texts);
  latest.current = texts;
  return useCallback(
    async (options) => {
      if (busy.current || options.items.length === 0) return;
      busy.current = true;
      try {
        const { showLightbox } = await import('./photoswipe-lightbox.ts');
        showLightbox({
          ...options,
          texts: latest.current,
          rtl,
          reducedMotion: prefersReducedMotion(),
        });
      } catch {
        // Loading failed: the browser may still open the picture itself.
        const item = options.items[options.index];
        if (item) window.location.assign(item.href);
      } finally {
        busy.current = false;
      }
    },
    [rtl],
  );
}
