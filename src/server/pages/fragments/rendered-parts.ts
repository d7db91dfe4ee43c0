/** Enough for the carts of a busy minute; a part is a few kilobytes. */
const MOST = 500;

export interface RenderedParts {
  /** `from` is everything the part is drawn from, as data. */
  get(name: string, from: unknown, render: () => string): string;
  invalidate(): void;
}

/** HTML that was drawn before from the same data; what was asked for longest ago goes first. */
export function createRenderedParts(): RenderedParts {
  const parts = new Map<string, string>();
  return {
    get(name, from, render) {
      const key = `${name} ${JSON.stringify(from)}`;
      const known = parts.get(key);
      const html = known ?? render();
      parts.delete(key);
      parts.set(key, html);
      if (known === undefined && parts.size > MOST) {
        const [oldest] = parts.keys();
        if (oldest !== undefined) parts.delete(oldest);
      }
      return html;
    },
    invalidate: () => parts.clear(),
  };
}
