// Subscribers as a table of another program: one row each under named columns, in any order.
// Example: the rows `Email Address,OPTIN_TIME` and `ann@example.com,2024-03-01 10:00:00` are Ann, who
// agreed on that day.

/** Column names of this shop and of programs that people come from, in the order of preference. */
const COLUMNS = {
  email: ['email', 'email address', 'e-mail', 'subscriber'],
  consent: ['consent', 'consent text'],
  confirmedAt: ['confirmed_at', 'confirm_time', 'optin_time', 'subscribed', 'date_added'],
} as const;

export interface SubscriberRow {
  email: string;
  consent: string;
  confirmed_at: string;
}

/** Null where no column names an address. `consent` is for rows that say nothing of it. */
export function subscriberRows(
  table: readonly (readonly string[])[],
  { consent, day }: { consent: string; day: string },
): SubscriberRow[] | null {
  const [first = [], ...rows] = table;
  const names = first.map((name) => name.trim().toLowerCase());
  const place = (known: readonly string[]) => {
    const name = known.find((each) => names.includes(each));
    return name === undefined ? -1 : names.indexOf(name);
  };
  const email = place(COLUMNS.email);
  if (email === -1) return null;
  const [said, at] = [place(COLUMNS.consent), place(COLUMNS.confirmedAt)];
  const getCell = (cells: readonly string[], index: number) => (cells[index] ?? '').trim();
  return rows.map((cells) => ({
    email: getCell(cells, email),
    consent: getCell(cells, said) || consent.trim(),
    // Without a zone it is the shop's; the space of other programs is a T here.
    confirmed_at: getCell(cells, at).replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T') || day,
  }));
}
