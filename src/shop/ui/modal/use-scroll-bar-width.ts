import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * The width of the page's scroll bar as a custom property of the body: while a modal hides it, the page
 * behind keeps its width (base.css).
 */
export function useScrollBarWidth(): void {
  useEffect(() => {
    const measure = () => {
      // Hidden at the moment: the width known from before counts.
      if (document.querySelector('dialog:modal')) return;
      const width = window.innerWidth - document.documentElement.clientWidth;
      document.body.style.setProperty('--scroll-bar', `${width}px`);
    };
    const stop = whenIdle(measure);
    window.addEventListener('resize', measure);
    return () => {
      stop();
      window.removeEventListener('resize', measure);
    };
  }, []);
}
