// The first script of every page, and a small one: the first paint, the first picture and the fonts
// have the network to themselves, and only then the other scripts are loaded.
// Example: on a slow phone the picture of a mug is painted a second earlier.

/** Fallback where no paint is reported: an old browser, or a background tab. */
const MAX_WAIT_MS = 2000;
/** Input that starts loading at once. */
const REACHING = ['pointerdown', 'keydown', 'focusin'] as const;

const { entry = '', scripts = '', shared = '' } = document.getElementById('start')?.dataset ?? {};
let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  document.documentElement.dataset.painted = '';
  for (const kind of REACHING) document.removeEventListener(kind, begin, true);
  // What the last script reads first. It finds it in the browser's cache.
  void fetch(shared);
  // Each in its own task: a request takes a phone some milliseconds. By messages, which browsers do
  // not throttle as they do timers.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<string>) => ask(data);
  for (const file of [...scripts.split(' ').filter(Boolean), entry]) port2.postMessage(file);
}

/**
 * By a script element and not by `import()`, for which the build would add its helper, and React
 * with it. They run in order; input is handled between two of them.
 */
function ask(file: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.async = false;
  script.src = file;
  document.head.append(script);
}

/**
 * The first picture has the network to itself until it has loaded: other pictures and the scripts
 * follow.
 */
function beginAfterImage(): void {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (first && !first.complete) {
    first.addEventListener('load', begin);
    first.addEventListener('error', begin);
  } else begin();
}

for (const kind of REACHING) document.addEventListener(kind, begin, true);
setTimeout(begin, MAX_WAIT_MS);
if (document.visibilityState === 'hidden') begin();
else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginAfterImage();
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', begin);
