// Names that the language itself knows; one it does not know would fail wherever a date is written.

function isAccepted(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function isTimeZone(name: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

export function isLocale(name: string): boolean {
  return isAccepted(() => new Intl.Locale(name));
}
