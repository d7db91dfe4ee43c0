/** Where the bytes of an upload lie. */
export function uploadName(reference: string): string {
  return `uploads/${reference}`;
}

export function previewName(reference: string): string {
  return `uploads/${reference}-preview`;
}
