// A subscriber of a file, brought along from another program with the proof of consent. Whoever has
// ended the subscription here stays out, whatever the file says.
// Example: an address that is subscribed already is counted and left as it is.

export interface ImportedSubscriber {
  /** In lower case; null for what is no address. */
  email: string | null;
  consent: string;
  /** When it was agreed to; null for what is no moment. */
  confirmedAt: number | null;
}

/** What the shop knows of the address; null for nothing. */
export interface KnownSubscriber {
  confirmedAt: number | null;
  endedAt: number | null;
}

export type ImportVerdict = 'add' | 'keep' | 'ended' | 'email' | 'consent' | 'moment';

export function importVerdict(
  { email, consent, confirmedAt }: ImportedSubscriber,
  known: KnownSubscriber | null,
  now: number,
): ImportVerdict {
  if (email === null) return 'email';
  if (consent.trim() === '') return 'consent';
  if (confirmedAt === null || confirmedAt > now) return 'moment';
  if (known?.endedAt != null) return 'ended';
  return known?.confirmedAt == null ? 'add' : 'keep';
}
