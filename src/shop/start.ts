// The first file of every page, and a small one: the browser draws what the server sent, the first
// picture and the fonts have the line to themselves, and only then the shop's scripts are asked for.
// Example: on a slow phone the picture of a mug is there a second earlier, its swatches answer as before.

/** Where no paint is reported: a browser that does not tell, or a tab opened in the background. */
const LONGEST_WAIT_MS = 2000;
/** Whoever already reaches for the page needs it now. */
const REACHING = ['pointerdown', 'keydown', 'focusin'] as const;

const { entry = '', scripts = '' } = document.getElementById('start')?.dataset ?? {};
let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  document.documentElement.dataset.painted = '';
  for (const kind of REACHING) document.removeEventListener(kind, begin, true);
  // Each in a task of its own: asking for a file takes a phone some milliseconds. By messages, which no
  // browser holds back as it does timers.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<string>) => ask(data);
  for (const file of [...scripts.split(' ').filter(Boolean), entry]) port2.postMessage(file);
}

/**
 * By an element and not by `import()`, for which the build would bring its own helper, and React
 * with it. They run in the order they stand in; between two of them the visitor is answered.
 */
function ask(file: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.async = false;
  script.src = file;
  document.head.append(script);
}

/** The line is the first picture's until it has come: the others, and the scripts, are asked for then. */
function beginAfterPicture(): void {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (first && !first.complete) {
    first.addEventListener('load', begin);
    first.addEventListener('error', begin);
  } else begin();
}

for (const kind of REACHING) document.addEventListener(kind, begin, true);
setTimeout(begin, LONGEST_WAIT_MS);
if (document.visibilityState === 'hidden') begin();
else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginAfterPicture();
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', begin);
