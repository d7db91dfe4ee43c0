// Headers as part of a body, in an envelope or a batch, with the names and types that WordPress writes
// there. Example: `x-wp-total: 12` is `"X-WP-Total": 12`.

const NAMES: Readonly<Record<string, string>> = {
  'x-wp-total': 'X-WP-Total',
  'x-wp-totalpages': 'X-WP-TotalPages',
  'user-id': 'User-ID',
  etag: 'ETag',
};

const NUMBERS: readonly string[] = ['X-WP-Total', 'X-WP-TotalPages', 'Nonce-Timestamp', 'User-ID'];

function toName(header: string): string {
  const name = header.toLowerCase();
  return NAMES[name] ?? name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

export function listedHeaders(
  headers: Readonly<Record<string, string>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(headers).map(([header, value]) => {
      const name = toName(header);
      return [name, NUMBERS.includes(name) ? Number(value) : value];
    }),
  );
}
