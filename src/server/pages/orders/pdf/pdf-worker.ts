import { parentPort } from 'node:worker_threads';
import { renderPapers } from './render-papers.ts';
import type { PdfQuestion, PdfResult } from './render-pdf.ts';

// The thread that renders papers: fonts and pages take a tenth of a second and more, which no other
// request should wait for.

parentPort?.on('message', async ({ id, batch }: PdfQuestion) => {
  parentPort?.postMessage({ id, pdf: await renderPapers(batch) } satisfies PdfResult);
});
