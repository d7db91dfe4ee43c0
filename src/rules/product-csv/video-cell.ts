import { videoKind } from '../media/video-kind.ts';

// Videos in a product file: the place of their picture among the images of the line, and an address.
// Example: '2 https://youtu.be/dQw4w9WgXcQ' is the video that the second picture stands for.

export interface WrittenVideo {
  /** From 1. */
  place: number;
  url: string;
}

export function writeVideo({ place, url }: WrittenVideo): string {
  return `${place} ${url}`;
}

/** Null for what is no place and address, or no video that the shop can show. */
export function readVideo(written: string): WrittenVideo | null {
  const [, place, url = ''] = /^([1-9]\d{0,2})\s+(\S+)$/.exec(written.trim()) ?? [];
  return place !== undefined && videoKind(url) ? { place: Number(place), url } : null;
}
