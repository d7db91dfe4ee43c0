import { typingErrors } from '../search/typing-errors.ts';

// A mistyped email address looks right and reaches no one. Names of large mailbox providers and endings
// that do not exist are recognized: "anna@gmial.con" is probably "anna@gmail.com". It is a hint only:
// an address that was meant as it stands is accepted.

/** Providers by ending. Short names, one letter away from real ones, are not corrected. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  com: [
    ...['gmail', 'googlemail', 'outlook', 'hotmail', 'live', 'msn', 'yahoo', 'icloud', 'me', 'aol'],
    ...['protonmail', 'gmx', 'btinternet', 'fastmail', 'mail', 'email', 'ymail', 'rocketmail'],
  ],
  net: ['comcast', 'verizon', 'sbcglobal', 'att', 'cox', 'gmx', 'laposte'],
  me: ['proton'],
  de: ['gmx', 'web', 't-online', 'freenet', 'yahoo', 'hotmail', 'outlook', 'posteo', 'mailbox'],
  at: ['gmx', 'yahoo', 'hotmail', 'outlook'],
  ch: ['bluewin', 'gmx', 'hotmail', 'yahoo'],
  'co.uk': ['yahoo', 'hotmail', 'outlook'],
  fr: ['orange', 'wanadoo', 'free', 'hotmail', 'yahoo', 'outlook'],
  it: ['libero', 'hotmail', 'yahoo', 'outlook'],
};
const SHORTEST = 5;
/** From this length on two errors are as likely as another name is unlikely. */
const LONG = 7;

/** Endings that no domain has. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', vom: 'com', xom: 'com', comm: 'com', cpm: 'com' },
  ...{ nett: 'net', ner: 'net', ned: 'net', 'co.ku': 'co.uk', 'c.uk': 'co.uk', dee: 'de' },
};

/** What was probably meant; null where nothing is known to be wrong. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1) return null;
  const domain = email.slice(at + 1).toLowerCase();
  const suggested = suggestDomain(domain);
  return suggested === null || suggested === domain ? null : email.slice(0, at + 1) + suggested;
}

function suggestDomain(domain: string): string | null {
  const dot = domain.indexOf('.');
  const name = dot < 0 ? domain : domain.slice(0, dot);
  const typed = dot < 0 ? '' : domain.slice(dot + 1);
  if (name === '') return null;
  const ending = ENDINGS[typed] ?? typed;
  const known = findProvider(name, ending);
  if (known) return `${known}.${ending}`;
  // Nothing after the name, or the beginning of "com": the ending was cut off.
  if (['', 'c', 'co', 'om'].includes(ending)) {
    const global = findProvider(name, 'com');
    return global && `${global}.com`;
  }
  return ending === typed ? null : `${name}.${ending}`;
}

function findProvider(name: string, ending: string): string | null {
  const names = PROVIDERS[ending] ?? [];
  if (names.includes(name)) return name;
  const near = names.filter((each) => {
    const maxErrors = each.length >= LONG ? 2 : 1;
    return each.length >= SHORTEST && typingErrors(name, each, maxErrors) <= maxErrors;
  });
  return near.length === 1 ? (near[0] ?? null) : null;
}
