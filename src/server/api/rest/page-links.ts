export interface Paging {
  total: number;
  page: number;
  perPage: number;
}

function link(address: string, query: URLSearchParams, page: number, rel: string): string {
  const next = new URLSearchParams(query);
  next.delete('rest_route');
  next.set('page', String(page));
  return `<${address}?${next}>; rel="${rel}"`;
}

/**
 * The headers of a list: how many entries and pages there are, and links to the pages around.
 * Example: page 2 of 3 has a `prev` link to page 1 and a `next` link to page 3. A page beyond the
 * last one is empty and points back at the last.
 */
export function pageHeaders(
  address: string,
  query: URLSearchParams,
  { total, page, perPage }: Paging,
): Record<string, string> {
  const pages = Math.ceil(total / perPage);
  const links: string[] = [];
  if (page > 1 && pages > 0) links.push(link(address, query, Math.min(page - 1, pages), 'prev'));
  if (page < pages) links.push(link(address, query, page + 1, 'next'));
  return {
    'x-wp-total': String(total),
    'x-wp-totalpages': String(pages),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}
