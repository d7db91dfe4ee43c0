import { CLICK_IGNORED_AFTER_TOUCH_MS } from './slider-constants.ts';

export interface Drags {
  /** A finger or pressed mouse button is on it. */
  held(): boolean;
  stop(): void;
}

/** clickIsIgnored(1399, 1000) is true, clickIsIgnored(1400, 1000) is false. */
export function clickIsIgnored(now: number, draggedUntil: number): boolean {
  return now - draggedUntil < CLICK_IGNORED_AFTER_TOUCH_MS;
}

/** Suppresses the click after a drag. A keyboard click follows no drag and is never suppressed. */
export function watchDrags(viewport: HTMLElement, threshold: number): Drags {
  const events = new AbortController();
  const on = { passive: true, signal: events.signal };
  let from: { x: number; y: number } | null = null;
  let dragging = false;
  let draggedUntil = Number.NEGATIVE_INFINITY;

  const down = (x: number, y: number) => {
    from = { x, y };
    dragging = false;
  };
  const move = (x: number, y: number) => {
    if (from && Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) > threshold) dragging = true;
  };
  const up = ({ timeStamp }: Event) => {
    if (dragging) draggedUntil = timeStamp;
    from = null;
    dragging = false;
  };
  const ofTouch = (act: typeof down) => (event: TouchEvent) => {
    const touch = event.touches[0];
    if (touch) act(touch.clientX, touch.clientY);
  };

  viewport.addEventListener('touchstart', ofTouch(down), on);
  viewport.addEventListener('touchmove', ofTouch(move), on);
  viewport.addEventListener('touchend', up, on);
  viewport.addEventListener('touchcancel', up, on);
  viewport.addEventListener('mousedown', ({ clientX, clientY }) => down(clientX, clientY), on);
  document.addEventListener('mousemove', ({ clientX, clientY }) => move(clientX, clientY), on);
  document.addEventListener('mouseup', up, on);
  viewport.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || !clickIsIgnored(event.timeStamp, draggedUntil)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: events.signal },
  );

  return { held: () => from !== null, stop: () => events.abort() };
}
