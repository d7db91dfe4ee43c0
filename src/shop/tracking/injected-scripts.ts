import { MODULES_KEY, type SeenModules } from '#wire/tracking/tracking.ts';
import { whenLoaded } from '../ui/when-loaded.ts';

/** How often it is looked whether a script is still there. */
export const CHECK_MS = 5000;

const injected = new Set<string>();

/** Adds the script unless the page has it, whoever added it. */
export function injectOnce(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  injected.add(url);
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** True where a script of another site runs in this page, which only another page ends. */
export function hasInjected(): boolean {
  return injected.size > 0;
}

/**
 * Loads the scripts once the page itself has loaded, so that a host that hangs does not hold up what
 * waits for that, and again where one is missing. A script that fails stays in the page, so that a
 * host that is down is asked once. Returns how to end it.
 */
export function startScripts(urls: readonly string[], modules: readonly string[]): () => void {
  const check = () => {
    if (document.readyState !== 'complete') return;
    for (const url of urls) injectOnce(url);
    remember({ host: location.host, modules: [...modules, ...urls], lastSeen: Date.now() });
  };
  const giveUp = whenLoaded(check);
  const timer = setInterval(check, CHECK_MS);
  return () => {
    giveUp();
    clearInterval(timer);
  };
}

export function removeScripts(): void {
  for (const script of [...document.scripts]) if (injected.has(script.src)) script.remove();
  try {
    localStorage.removeItem(MODULES_KEY);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

function remember(seen: SeenModules): void {
  try {
    localStorage.setItem(MODULES_KEY, JSON.stringify(seen));
  } catch {
    // Storage is forbidden or full: it is only a record.
  }
}
