/**
 * Gives back what starting took and nothing needs any more: about 40 MB, which V8 would hold until
 * the shop is busy. Without the flag `--expose-gc` (`scripts/server-flags.mjs`) it does nothing.
 */
export async function releaseMemory(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
