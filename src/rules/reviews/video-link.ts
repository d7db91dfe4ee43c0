// Which addresses are videos, and their players. The formats are those of the two hosting sites'
// own links; anything else is a plain link.
// Example: getVideo('https://youtu.be/dQw4w9WgXcQ?t=3') is { kind: 'embed', site: 'YouTube', player:
// 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }.

export type VideoKind =
  | { kind: 'file'; type: 'video/mp4' | 'video/webm' }
  | { kind: 'embed'; site: 'YouTube' | 'Vimeo'; player: string };

const YOUTUBE_HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOSTS = /^(www\.|player\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** null: no video, or an unknown one. */
export function getVideo(address: string): VideoKind | null {
  let url: URL;
  try {
    // A path of the shop itself is allowed.
    url = new URL(address, 'http://shop.invalid');
  } catch {
    return null;
  }
  const embed = /^https?:$/.test(url.protocol) ? (youTube(url) ?? vimeo(url)) : null;
  if (embed) return embed;
  const ending = /\.(mp4|webm)$/i.exec(url.pathname)?.[1]?.toLowerCase();
  if (!ending) return null;
  return { kind: 'file', type: ending === 'mp4' ? 'video/mp4' : 'video/webm' };
}

const LINK = /https?:\/\/[^\s<>"']+/gi;
/** Punctuation at the end of a sentence is no part of the link. */
const SENTENCE_END = /[).,;:!?]+$/;

/** Links to embeddable videos in a text, each video once. */
export function videoLinksIn(text: string): string[] {
  const links = new Map<string, string>();
  for (const [found] of text.matchAll(LINK)) {
    const link = found.replace(SENTENCE_END, '');
    const video = getVideo(link);
    if (video?.kind === 'embed' && !links.has(video.player)) links.set(video.player, link);
  }
  return [...links.values()];
}

function youTube({ hostname, pathname, searchParams }: URL): VideoKind | null {
  if (!YOUTUBE_HOSTS.test(hostname)) return null;
  const named = hostname.endsWith('youtu.be')
    ? /^\/([^/]+)/.exec(pathname)?.[1]
    : (/^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get('v'));
  if (!named || !YOUTUBE_ID.test(named)) return null;
  return {
    kind: 'embed',
    site: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${named}`,
  };
}

function vimeo({ hostname, pathname, searchParams }: URL): VideoKind | null {
  if (!VIMEO_HOSTS.test(hostname)) return null;
  const found =
    /^\/(?:video\/|channels\/\w+\/|groups\/\w+\/videos\/)?(\d{5,12})(?:\/(\w+))?\/?$/.exec(
      pathname,
    );
  if (!found) return null;
  // An unlisted video is identified by its key.
  const key = found[2] ?? searchParams.get('h');
  const query = key && /^\w+$/.test(key) ? `?h=${key}` : '';
  return {
    kind: 'embed',
    site: 'Vimeo',
    player: `https://player.vimeo.com/video/${found[1]}${query}`,
  };
}
