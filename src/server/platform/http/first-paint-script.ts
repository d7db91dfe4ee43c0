import { createHash } from 'node:crypto';
import { NOTICE_COOKIE, NOTICE_HIDDEN, SCHEME_STORAGE } from '#wire/layout.ts';

// What must be known before the first paint, although the page is cached for all visitors. These
// scripts are inline because a file would be waited for. The policy allows them by hash. A browser that
// forbids storage throws; it has nothing stored then.

/** Applies a visitor's choice of light or dark. */
export const SCHEME_SCRIPT = `try{const s=localStorage.getItem('${SCHEME_STORAGE}');if(s)document.documentElement.dataset.scheme=s}catch{}`;

/** Hides the store notice where it was dismissed; the script's element has the id of the notice. */
export const NOTICE_SCRIPT = `try{if(document.cookie.split('; ').includes('${NOTICE_COOKIE}'+document.currentScript.dataset.notice+'=${NOTICE_HIDDEN}'))document.documentElement.dataset.notice='${NOTICE_HIDDEN}'}catch{}`;

export const FIRST_PAINT_HASHES = [SCHEME_SCRIPT, NOTICE_SCRIPT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');
