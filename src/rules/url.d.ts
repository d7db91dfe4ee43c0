// The one thing rules use that is not part of the language: URLs, which Node and browsers both have.
// Declared here because TypeScript has them only together with all of the DOM or of Node.

interface URLSearchParams {
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  forEach(visit: (value: string, name: string) => void): void;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare var URLSearchParams: {
  new (
    init?: string | URLSearchParams | [string, string][] | Record<string, string>,
  ): URLSearchParams;
};

interface URL {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
}

declare var URL: {
  new (url: string | URL, base?: string | URL): URL;
  canParse(url: string, base?: string): boolean;
  parse(url: string, base?: string): URL | null;
};
