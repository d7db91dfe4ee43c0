import * as z from 'zod/mini';

// The address of a file that was bought: `/?download_file=12&key=a1b2&uid=…`. Its words are WooCommerce's;
// `download_file` is the line of the order, `key` the file's id, and `uid` proves that the shop gave it out.

/** Where such an address is routed to. */
export const DOWNLOAD_PATH = '/download-file';

const text = (maxLength: number) => z.catch(z.string().check(z.maxLength(maxLength)), '');

export const downloadQuery = z.object({
  download_file: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(0x7fffffff)), 0),
  key: text(60),
  uid: text(64),
});

export function downloadAddress(lineId: number, id: string, proof: string): string {
  const query = new URLSearchParams({ download_file: String(lineId), key: id, uid: proof });
  return `/?${query}`;
}
