/**
 * A file that came with a request. Its content is on disk until the request is answered: whoever only
 * passes it on names its path and never holds it in memory.
 */
export class SentFile extends File {
  readonly path: string;

  constructor(content: Blob, name: string, type: string, path: string) {
    super([content], name, { type });
    this.path = path;
  }
}
