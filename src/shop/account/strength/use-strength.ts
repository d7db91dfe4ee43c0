import { useEffect, useState } from 'react';
import { checkPassword, knownWords, type PasswordOwner } from '#rules/accounts/password.ts';
import type { Strength } from '#rules/accounts/strength.ts';
import { askStrength } from './ask-strength.ts';

const ADDRESS = /\b(email|username)$/;
const NAME = /\b(given-name|family-name|nickname|name)$/;

/** Who is choosing a password, as far as the form around it says. */
function personOfForm(form: HTMLFormElement | null): PasswordOwner {
  const fields = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
  const filled = (kind: RegExp) =>
    fields.filter((each) => kind.test(each.autocomplete)).map((each) => each.value);
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return {
    email: filled(ADDRESS)[0] ?? '',
    names: filled(NAME),
    shop: site?.content ?? '',
  };
}

export type DisplayedStrength =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'short'; missing: number }
  | { kind: 'own' }
  | { kind: 'estimated'; strength: Strength };

const EMPTY: DisplayedStrength = { kind: 'empty' };
const PAUSE_MS = 150;

/** Follows the password typed into this field. The server decides: without an answer nothing shows. */
export function useStrength(inputId: string, shortest: number): DisplayedStrength {
  const [displayed, setStrength] = useState<DisplayedStrength>(EMPTY);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const page = new AbortController();
    let requested = new AbortController();
    let pause = 0;
    const estimate = async (words: string[]) => {
      const { signal } = requested;
      try {
        const strength = await askStrength(input.value, words, signal);
        if (!signal.aborted) setStrength({ kind: 'estimated', strength });
      } catch {
        // The word lists could not be loaded.
        if (!signal.aborted) setStrength(EMPTY);
      }
    };
    const follow = () => {
      requested.abort();
      requested = new AbortController();
      clearTimeout(pause);
      const length = [...input.value].length;
      if (length === 0) return setStrength(EMPTY);
      if (length < shortest) return setStrength({ kind: 'short', missing: shortest - length });
      const owner = personOfForm(input.form);
      const problem = checkPassword(input.value, owner);
      if (problem === 'password-is-email' || problem === 'password-own-words') {
        return setStrength({ kind: 'own' });
      }
      if (problem === 'password-simple') return setStrength({ kind: 'estimated', strength: 0 });
      setStrength((before) => (before.kind === 'estimated' ? before : { kind: 'checking' }));
      pause = window.setTimeout(estimate, PAUSE_MS, knownWords(owner));
    };
    input.addEventListener('input', follow, { signal: page.signal });
    // A password may be there already: typed before the script ran, or filled in by the browser.
    if (input.value !== '') follow();
    return () => {
      page.abort();
      requested.abort();
      clearTimeout(pause);
    };
  }, [inputId, shortest]);
  return displayed;
}
