import { createHash } from 'node:crypto';
import { NOTICE_COOKIE, NOTICE_HIDDEN, SCHEME_STORAGE } from '#wire/layout.ts';

/**
 * What must be known before the first paint, although the page is cached for all visitors: the choice
 * of light or dark, and that the store notice, whose id the script element carries, was dismissed. It
 * is inline because a file would be waited for. The policy allows it by the hash of its text. A
 * browser that forbids storage throws; nothing is stored there then.
 */
export const FIRST_PAINT_SCRIPT = [
  '{const d=document.documentElement.dataset,n=document.currentScript.dataset.notice;',
  `try{const s=localStorage.getItem('${SCHEME_STORAGE}');if(s)d.scheme=s}catch{}`,
  `try{if(document.cookie.split('; ').includes('${NOTICE_COOKIE}'+n+'=${NOTICE_HIDDEN}'))d.notice='${NOTICE_HIDDEN}'}catch{}}`,
].join('');

export const FIRST_PAINT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`;
