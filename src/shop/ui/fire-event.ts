/** As far as a page of another program's scripts has it. */
interface PageJQuery {
  (
    target: unknown,
  ): {
    trigger(name: string, values: readonly unknown[]): void;
    on(name: string, listener: () => void): void;
    off(name: string, listener: () => void): void;
  };
  /** `triggered`: jQuery's own listeners pass over a native event of this name. */
  event: { triggered?: string };
}

declare global {
  interface Window {
    jQuery?: PageJQuery;
  }
}

/**
 * An event for other scripts of the page, as they know it: on the body, from where it bubbles, with
 * `detail` for listeners and `values` for those of jQuery, where a script has brought that. Those come
 * after the caller, so that one that throws does not stop the shop.
 */
export function fireEvent(
  name: string,
  detail: unknown,
  values: readonly unknown[],
  target: EventTarget = document.body,
): void {
  const { jQuery } = window;
  if (jQuery) {
    queueMicrotask(() => {
      const args = values.map((value) => (value instanceof Element ? jQuery(value) : value));
      jQuery(target).trigger(name, args);
    });
    jQuery.event.triggered = name;
  }
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  if (jQuery) jQuery.event.triggered = '';
}
