import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { type Autoplay, startAutoplay } from './autoplay.ts';
import type { SliderControl } from './use-slider.ts';

/**
 * Plays a slider in a loop: paused while hovered, focused or in a hidden tab, and not started
 * automatically with reduced motion.
 */
export function useAutoplay(slider: SliderControl, enabled: boolean, pause?: number) {
  const [playing, setPlaying] = useState(false);
  const autoplay = useRef<Autoplay | null>(null);
  const latest = useRef(slider);
  latest.current = slider;

  useEffect(() => {
    if (enabled) setPlaying(!prefersReducedMotion());
  }, [enabled]);

  useEffect(() => {
    if (!playing) return;
    const play = startAutoplay(() => {
      const { stop, stops, goTo } = latest.current;
      goTo((stop + 1) % stops);
    }, pause);
    autoplay.current = play;
    const look = () => (document.hidden ? play.hold('hidden') : play.release('hidden'));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      play.end();
      autoplay.current = null;
    };
  }, [playing, pause]);

  return {
    playing,
    toggle: () => setPlaying((now) => !now),
    /** Handlers for the element around the slider and its buttons. */
    holds: {
      onPointerEnter: () => autoplay.current?.hold('hover'),
      onPointerLeave: () => autoplay.current?.release('hover'),
      onFocus: () => autoplay.current?.hold('focus'),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) autoplay.current?.release('focus');
      },
    },
  };
}
