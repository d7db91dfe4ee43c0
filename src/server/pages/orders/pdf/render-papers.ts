import PDFDocument from 'pdfkit';
import type { Paper, PaperBatch, PaperLine } from './paper.ts';
import { fontFile, fontRuns, type Weight } from './paper-fonts.ts';

// Papers of orders as pages of a PDF file, rendered from top to bottom. Lengths are points.

const MARGIN = 48;
const FIGURE_WIDTH = 78;
const GAP = 14;
const INK = '#1d1a17';
const SOFT = '#6b645c';
const LINE = '#d9d3ca';

type Document = InstanceType<typeof PDFDocument>;

interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
}

interface Box {
  x: number;
  y: number;
  width: number;
}

export function renderPapers({ papers, size, title }: PaperBatch): Promise<Uint8Array> {
  const document = new PDFDocument({
    size,
    margin: MARGIN,
    info: { Title: title },
    autoFirstPage: false,
  });
  const parts: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const paper of papers) {
    document.addPage();
    renderPaper(document, paper);
  }
  document.end();
  return finished;
}

function renderPaper(document: Document, paper: Paper): void {
  const width = document.page.width - 2 * MARGIN;
  let y = renderHead(document, paper, width);
  y = renderAddresses(document, paper, width, y + 2 * GAP);
  y = renderTable(document, paper, width, y + 2 * GAP);
  y = renderSums(document, paper, width, y + GAP);
  y += GAP;
  for (const text of paper.remarks) {
    const box = { x: MARGIN, y: withRoom(document, y, 30), width };
    y = renderText(document, text, { size: 9.5 }, box) + GAP / 2;
  }
}

function renderHead(document: Document, paper: Paper, width: number): number {
  const half = width / 2 - GAP / 2;
  const left = { x: MARGIN, y: MARGIN, width: half };
  const right = { x: MARGIN + half + GAP, y: MARGIN, width: half };
  let y = MARGIN;
  if (paper.logo) {
    document.image(Buffer.from(paper.logo), MARGIN, MARGIN, { fit: [170, 46] });
    y += 54;
  }
  y = renderText(
    document,
    paper.shopName,
    { size: paper.logo ? 10 : 17, weight: 700 },
    { ...left, y },
  );
  for (const text of paper.sender) {
    y = renderText(document, text, { size: 9, color: SOFT }, { ...left, y });
  }
  const end = renderText(document, paper.title, { size: 15, weight: 700, align: 'right' }, right);
  renderText(document, paper.date, { size: 9.5, align: 'right' }, { ...right, y: end + 2 });
  return y;
}

function renderAddresses(
  document: Document,
  { addresses }: Paper,
  width: number,
  y: number,
): number {
  const each = width / 2;
  const ends = addresses.map(({ label, lines }, at) => {
    const box = { x: MARGIN + at * each, width: each - GAP };
    let end = renderText(document, label, { size: 8.5, color: SOFT }, { ...box, y });
    for (const text of lines) end = renderText(document, text, { size: 10 }, { ...box, y: end });
    return end;
  });
  return Math.max(y, ...ends);
}

function renderTable(document: Document, paper: Paper, width: number, from: number): number {
  const { headings, lines } = paper;
  if (lines.length === 0) return from;
  let y = renderHeadings(document, headings, width, from);
  for (const line of lines) {
    const before = y;
    y = withRoom(document, y, lineHeight(document, line, headings.length, width));
    // A page that goes on says what its columns are.
    if (y < before) y = renderHeadings(document, headings, width, y);
    y = renderLine(document, line, width, y);
  }
  return y;
}

function columns(count: number, width: number): Omit<Box, 'y'>[] {
  const figures = count - 1;
  const first = width - figures * FIGURE_WIDTH;
  return Array.from({ length: count }, (_, at) =>
    at === 0
      ? { x: MARGIN, width: first - GAP }
      : { x: MARGIN + first + (at - 1) * FIGURE_WIDTH, width: FIGURE_WIDTH },
  );
}

function renderHeadings(document: Document, headings: readonly string[], width: number, y: number) {
  for (const [at, box] of columns(headings.length, width).entries()) {
    const align = at === 0 ? 'left' : 'right';
    renderText(document, headings[at] ?? '', { size: 8.5, color: SOFT, align }, { ...box, y });
  }
  return renderRule(document, width, y + 14);
}

function renderLine(document: Document, line: PaperLine, width: number, y: number): number {
  const [first, ...others] = columns(line.figures.length + 1, width);
  if (!first) return y;
  const indent = line.isPart ? GAP : 0;
  const box = { x: first.x + indent, width: first.width - indent };
  let end = renderText(document, line.name, { size: 10, weight: 700 }, { ...box, y });
  for (const text of line.details) {
    end = renderText(document, text, { size: 8.5, color: SOFT }, { ...box, y: end });
  }
  for (const [at, other] of others.entries()) {
    renderText(document, line.figures[at] ?? '', { size: 10, align: 'right' }, { ...other, y });
  }
  return renderRule(document, width, end + 5);
}

function lineHeight(document: Document, line: PaperLine, count: number, width: number): number {
  const [first] = columns(count, width);
  const box = { width: first?.width ?? width };
  setFont(document, 'latin', { size: 10, weight: 700 });
  let height = document.heightOfString(line.name, box) + GAP;
  setFont(document, 'latin', { size: 8.5 });
  for (const text of line.details) height += document.heightOfString(text, box);
  return height;
}

function renderSums(document: Document, { sums }: Paper, width: number, from: number): number {
  let y = from;
  for (const { label, amount, isTotal } of sums) {
    y = withRoom(document, y, 20);
    const style: TextStyle = {
      size: isTotal ? 12 : 10,
      weight: isTotal ? 700 : 400,
      align: 'right',
    };
    const x = MARGIN + width - FIGURE_WIDTH * 1.3;
    renderText(document, amount, style, { x, y, width: FIGURE_WIDTH * 1.3 });
    const box = { x: MARGIN, y, width: width - FIGURE_WIDTH * 1.3 - GAP };
    y = renderText(document, label, style, box) + 3;
  }
  return y;
}

function renderRule(document: Document, width: number, y: number): number {
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(0.6)
    .stroke(LINE);
  return y + 6;
}

/** The top of a new page where the rest of this one is too low. */
function withRoom(document: Document, y: number, height: number): number {
  if (y + height <= document.page.height - MARGIN) return y;
  document.addPage();
  return MARGIN;
}

function setFont(document: Document, subset: string, { size, weight = 400 }: TextStyle): void {
  document.font(fontFile(subset, weight)).fontSize(size);
}

/** Returns where it ends. A text of several scripts is rendered from its left. */
function renderText(
  document: Document,
  text: string,
  style: TextStyle,
  { x, y, width }: Box,
): number {
  const runs = fontRuns(text) ?? [];
  document.fillColor(style.color ?? INK);
  const isSingle = runs.length === 1;
  for (const [at, run] of runs.entries()) {
    setFont(document, run.subset, style);
    const options = {
      width,
      lineGap: 1.5,
      align: isSingle ? (style.align ?? 'left') : 'left',
      continued: at < runs.length - 1,
    } as const;
    if (at === 0) document.text(run.text, x, y, options);
    else document.text(run.text, options);
  }
  return runs.length === 0 ? y : document.y;
}
