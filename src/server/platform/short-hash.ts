import { hash } from 'node:crypto';

/** 128 bits of SHA-256 as 32 hex digits: enough to distinguish texts, such as lines of a cart. */
export function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}
