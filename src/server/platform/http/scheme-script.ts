import { createHash } from 'node:crypto';
import { SCHEME_STORAGE } from '#wire/layout.ts';

/**
 * Applies a visitor's choice of light or dark before the first paint. It is inline because a file
 * would be waited for, and the page itself is cached for all visitors. The policy allows it by hash.
 * A browser that forbids storage throws; it has no choice stored then.
 */
export const SCHEME_SCRIPT = `try{const s=localStorage.getItem('${SCHEME_STORAGE}');if(s)document.documentElement.dataset.scheme=s}catch{}`;

export const SCHEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`;
