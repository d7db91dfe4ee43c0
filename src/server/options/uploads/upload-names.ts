/** Storage path of an upload. */
export function uploadName(reference: string): string {
  return `uploads/${reference}`;
}

export function previewName(reference: string): string {
  return `uploads/${reference}-preview`;
}
