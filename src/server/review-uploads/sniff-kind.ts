// The type of a file, by its first bytes. Neither its name nor the type the browser sent counts.
// Example: a video called `me.jpg` is 'video/mp4', a script called `me.png` is nothing.

export type SniffedMime =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'video/mp4'
  | 'video/webm';

export function sniffKind(bytes: Uint8Array): SniffedMime | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (/^.{4}ftyp/s.test(head)) return 'video/mp4';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm';
  return null;
}
