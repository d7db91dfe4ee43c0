type FilmType = 'mp4' | 'webm';

/** Storage path of a film. */
export function filmName(hash: string, type: FilmType): string {
  return `films/${hash}.${type}`;
}

/** filmAddress('0f…', 'webm') is '/media/films/0f….webm'. */
export function filmAddress(hash: string, type: FilmType): string {
  return `/media/films/${hash}.${type}`;
}
