import { chromium } from '@playwright/test';
import { size } from './size.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
];
/** A phone is so much slower than this machine. Thread time is measured, so that other programs do not count. */
const SLOW_DOWN = 4;
/** The smallest value counts: whatever is above it is caused by the machine. */
const RUNS = size.repeat(5);

export interface TaskFigures {
  /** The longest task that runs the shop's script, which is hydration, in milliseconds. */
  hydration: number;
  /** The longest other task, from the first paint on. */
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
  /** Thread time: what other programs of the machine take is not included. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** The longest tasks of a page's start on a phone four times slower than this machine. */
export async function measureLongTasks(
  executablePath: string,
  address: string,
): Promise<TaskFigures> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const best = { hydration: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      // A new context each time: nothing is cached from the visit before.
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
      // The recently viewed products are hydrated last: they store this visit.
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
