// How often and for how many days a file can be downloaded: the API's -1, without end, is an empty field.

export const boundText = (value: unknown) =>
  value === null || value === undefined || value === -1 ? '' : String(value);
export const readBound = (text: string) => (text.trim() === '' ? -1 : text.trim());
