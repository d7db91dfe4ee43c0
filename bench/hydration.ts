import { chromium } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
];
/** A phone's thread for one of this machine's; measured in the thread's own time, so that nothing else that runs here counts. */
const SLOW_DOWN = 4;
/** The best of these is the page's own doing; what is above it, the machine's. */
const RUNS = 5;

export interface TaskFigures {
  /** The longest task that runs the shop's script: taking over the page, in milliseconds. */
  hydration: number;
  /** The longest task besides, from the first paint on. */
  other: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'v8'];
const TASK = 'RunTask';
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'v8.evaluateModule']);

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of the thread alone: what other programs of the machine take is not in it. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** The longest tasks of a page's start on a phone four times slower than this machine. */
export async function longestTasks(executablePath: string, address: string): Promise<TaskFigures> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const best = { hydration: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      // A context of its own each time: nothing is kept from the visit before.
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
      });
      const page = await context.newPage();
      await browser.startTracing(page, { categories: CATEGORIES });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      // The recently viewed are the last part of the page to be taken over: they note this visit.
      await page.waitForFunction(() => localStorage.getItem('vitrine_viewed') !== null);
      await page.waitForLoadState('networkidle');
      const trace = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      const found = readTasks(trace.traceEvents);
      best.hydration = Math.min(best.hydration, found.hydration);
      best.other = Math.min(best.other, found.other);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return best;
}

function readTasks(events: TraceEvent[]): TaskFigures {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was never painted.');
  const ours = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const scripts = ours.filter(({ name }) => SCRIPT.has(name));
  const figures = { hydration: 0, other: 0 };
  for (const { name, ph, ts, dur = 0, tdur = 0 } of ours) {
    if (ph !== 'X' || name !== TASK) continue;
    const kind = scripts.some((one) => one.ts >= ts && one.ts < ts + dur) ? 'hydration' : 'other';
    if (kind === 'other' && ts < paint.ts) continue;
    figures[kind] = Math.max(figures[kind], (tdur * SLOW_DOWN) / 1000);
  }
  return figures;
}
