import { getVideo, type VideoKind } from '../reviews/video-link.ts';

// Which addresses a product's videos may have: a file of the shop itself, or a page of one of the two
// sites whose players the shop may show. Any other file would be asked for at another server
// by every visitor, so it is copied into the shop first.
// Example: videoKind('/media/product-videos/0f.mp4') is { kind: 'file', type: 'video/mp4' }.

export function videoKind(address: string): VideoKind | null {
  const video = getVideo(address);
  if (video?.kind === 'file') return isShopPath(address) ? video : null;
  return /^https:\/\//i.test(address) ? video : null;
}

const isShopPath = (address: string) => /^\/(?![/\\])/.test(address);

/** A file elsewhere, which can be copied: 'https://maker.example/vase.mp4'. */
export function isDistantFile(address: string): boolean {
  return /^https?:\/\//i.test(address) && getVideo(address)?.kind === 'file';
}
