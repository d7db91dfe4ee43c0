import './fire-event.ts';

/**
 * Hears an event of other scripts, however it is fired: what jQuery triggers reaches only listeners of
 * jQuery, and those hear native events as well.
 */
export function listenFor(name: string, listener: () => void, signal: AbortSignal): void {
  const foreign = window.jQuery?.(document);
  if (!foreign) {
    document.addEventListener(name, listener, { signal });
    return;
  }
  foreign.on(name, listener);
  signal.addEventListener('abort', () => foreign.off(name, listener));
}
