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
  for (const kind of REACHING) document.removeEventListener(kind, begin, true);
  const files = [...scripts.split(' ').filter(Boolean), entry];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  void inTurn(files);
}

/** Each after those it needs: between two of them the browser answers the visitor. */
async function inTurn(files: readonly string[]): Promise<void> {
  for (const file of files) await import(/* @vite-ignore */ file);
}

for (const kind of REACHING) document.addEventListener(kind, begin, true);
setTimeout(begin, LONGEST_WAIT_MS);
if (document.visibilityState === 'hidden') begin();
else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', begin);
