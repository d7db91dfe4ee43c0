import type { Hono } from 'hono';

// Everything that answers is a route of one Hono app. What a route is for and what guards it cannot be
// read off its handler, so that is noted beside it and joins the table here.

export interface RouteDetails {
  /** Of the handler, such as `shop call add_to_cart`. */
  name: string;
  /** What is checked before it runs: `origin`, `nonce coupon`, `rate shopping` … */
  guards?: readonly string[];
  /** Where the handler is called for every method and refuses the others itself. */
  methods?: readonly string[];
}

export interface TableRow {
  method: string;
  path: string;
  name: string;
  guards: readonly string[];
}

const detailsByHandler = new WeakMap<object, RouteDetails>();

/** Notes what a handler is for; answers the handler. */
export function named<Handle extends object>(info: RouteDetails, handle: Handle): Handle {
  detailsByHandler.set(handle, info);
  return handle;
}

export function routeDetails(handler: object): RouteDetails | undefined {
  return detailsByHandler.get(handler);
}

/** One row for each method of each route, in the order they are tried. Middleware has no row. */
export function routeTable({ routes }: Pick<Hono, 'routes'>): TableRow[] {
  return routes.flatMap(({ method, path, handler }) => {
    const info = routeDetails(handler);
    if (!info) return [];
    const { name, guards = [], methods = [method] } = info;
    return methods.map((each) => ({ method: each, path, name, guards }));
  });
}

/** `POST    /wc-ajax/add_to_cart    shop call add_to_cart    origin`, in columns. */
export function printTable(rows: readonly TableRow[]): string {
  const cells = rows.map(({ method, path, name, guards }) => [
    method,
    path,
    name,
    guards.join(', '),
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
