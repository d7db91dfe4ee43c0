import { encode } from 'uqr';
import type { QrImage } from '#wire/account.ts';

/** Light modules around the code, without which no scanner finds it. */
const QUIET = 4;

/**
 * A text as a QR code: dark modules as one path, the quiet zone included. It is made here and never
 * by an external service: the text may be a secret. Example: a row ■■□■ at the top is `M4
 * 4h2v1h-2zM7 4h1v1h-1z`.
 */
export function qrImage(text: string): QrImage {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.map((row, y) => rowPath(row, y + QUIET)).join('');
  return { size: size + 2 * QUIET, path };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let start = 0;
  while (start < row.length) {
    let end = start;
    while (row[end]) end += 1;
    const length = end - start;
    if (length > 0) path += `M${start + QUIET} ${y}h${length}v1h-${length}z`;
    start = end + 1;
  }
  return path;
}
