/** One range; null for the whole, which is also the answer to several at once. */
export function readRange(
  header: string | undefined,
  length: number,
): { from: number; to: number } | 'nowhere' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from >= length || from > to ? 'nowhere' : { from, to };
}
