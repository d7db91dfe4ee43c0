import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ZOOM_FAILED_NOTICE_MS, ZOOM_MEDIA } from './zoom-constants.ts';
import { zoomOrigin, zoomScale } from './zoom-geometry.ts';

export type ZoomState = 'off' | 'loading' | 'ready' | 'error';

/** `url` is loaded on first hover; the large picture then follows the pointer. */
export function useHoverZoom(url: string) {
  const [state, setState] = useState<ZoomState>('off');
  const layer = useRef<HTMLImageElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: 0, y: 0 });
  // A picture that failed is not requested again during the same hover.
  const failed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts anew.
  useEffect(() => setState('off'), [url]);

  useEffect(() => {
    if (state !== 'error') return;
    const timer = setTimeout(() => setState('off'), ZOOM_FAILED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function follow() {
    const [frame, image] = [box.current, layer.current];
    if (!frame || !image) return;
    const bounds = frame.getBoundingClientRect();
    image.style.transformOrigin = zoomOrigin(pointer.current, bounds);
    image.style.scale = String(zoomScale(image.naturalWidth, bounds.width));
  }

  return {
    state,
    box,
    layer,
    onPointerMove({ pointerType, buttons, clientX, clientY }: PointerEvent) {
      if (pointerType === 'touch') return;
      // Pressed, it drags the slider.
      if (buttons !== 0) return setState('off');
      pointer.current = { x: clientX, y: clientY };
      if (state === 'ready') follow();
      else if (state === 'off' && !failed.current && window.matchMedia(ZOOM_MEDIA).matches) {
        setState('loading');
      }
    },
    onPointerDown: () => setState((now) => (now === 'error' ? now : 'off')),
    onPointerLeave() {
      failed.current = false;
      setState((now) => (now === 'error' ? now : 'off'));
    },
    onLoad() {
      follow();
      setState('ready');
    },
    onError() {
      failed.current = true;
      setState('error');
    },
  };
}
