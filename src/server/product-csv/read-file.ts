import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

// A CSV file as it comes: any of three delimiters, with or without a byte order mark, in UTF-8. It is
// read in pieces, so that a large one does not stop the shop.

const MAX_COLUMNS = 500;
export const MAX_LINES = 100_000;
const MAX_LINE_BYTES = 2_000_000;
const PIECE = 64 * 1024;

export type FileProblem =
  | 'notUtf8'
  | 'empty'
  | 'tooManyColumns'
  | 'tooManyLines'
  | 'tooLongLine'
  | 'notCsv';

export interface FileLine {
  /** Of the file; the header is line 1. */
  line: number;
  cells: string[];
}

export type ReadFile =
  | { ok: true; headers: string[]; lines: FileLine[] }
  | { ok: false; problem: FileProblem };

export async function readFile(bytes: Buffer): Promise<ReadFile> {
  if (!isUtf8(bytes)) return { ok: false, problem: 'notUtf8' };
  const { delimiter, columns } = toShape(bytes);
  // Parsing so many takes seconds, in which no request is answered.
  if (columns > MAX_COLUMNS) return { ok: false, problem: 'tooManyColumns' };
  const parser = Readable.from(pieces(bytes), { objectMode: false }).pipe(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE_BYTES,
    }),
  );
  const lines: FileLine[] = [];
  let headers: string[] | null = null;
  try {
    for await (const record of parser) {
      const cells = toTexts(record);
      if (cells.length > MAX_COLUMNS) return { ok: false, problem: 'tooManyColumns' };
      if (headers === null) headers = cells;
      else if (cells.some((cell) => cell !== '')) lines.push({ line: lines.length + 2, cells });
      if (lines.length > MAX_LINES) return { ok: false, problem: 'tooManyLines' };
    }
  } catch (error) {
    return { ok: false, problem: toProblem(error) };
  }
  if (headers === null || lines.length === 0) return { ok: false, problem: 'empty' };
  return { ok: true, headers, lines };
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function isUtf8(bytes: Buffer): boolean {
  // Spreadsheets save "Unicode" as UTF-16, whose every second byte may be zero.
  if (bytes.subarray(0, 1000).includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The delimiter is the one that is most often in the header, outside of quotes. */
function toShape(bytes: Buffer): { delimiter: string; columns: number } {
  const [header = ''] = bytes.subarray(0, PIECE).toString('utf8').split('\n', 1);
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  const commonest = [',', ';', '\t'].reduce((best, each) =>
    count(each) > count(best) ? each : best,
  );
  return { delimiter: commonest, columns: count(commonest) };
}

function toTexts(record: unknown): string[] {
  return Array.isArray(record) ? record.map(String) : [];
}

function toProblem(error: unknown): FileProblem {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'CSV_MAX_RECORD_SIZE' ? 'tooLongLine' : 'notCsv';
}
