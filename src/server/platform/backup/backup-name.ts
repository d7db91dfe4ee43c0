// A backup is named after the moment it was begun: vitrine-20261118T081530Z. A number behind tells apart
// those of the same second.

const BACKUP_NAME = /^vitrine-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-\d+)?$/;

export function backupName(createdAt: string): string {
  return `vitrine-${createdAt.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '')}`;
}

/** When the backup of this name was begun; null for a name of something else. */
export function backupTime(name: string): number | null {
  const [, year, month, day, hour, minute, second] = BACKUP_NAME.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : at;
}

export function newestFirst<Named extends { readonly name: string }>(
  backups: readonly Named[],
): Named[] {
  return backups.toSorted((one, other) =>
    other.name.localeCompare(one.name, 'en', { numeric: true }),
  );
}
