// Whether a request is a person who follows a link in a browser. Robots, previews of links in chats,
// and programs follow links too: nothing is stored for them.
// Example: Firefox that opens an address says `Sec-Fetch-Mode: navigate`; a crawler names itself in
// `User-Agent`; curl sends neither.

/** What robots have in their names; the large ones ask to be recognised by it. */
const ROBOT =
  /bot[/;)_-]|bot$|\bbot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|libwww|httpclient|scrapy|feed|monitor|uptime/i;

export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent);
}

/** The headers of a request, each '' where it was not sent. */
export interface VisitHeaders {
  userAgent: string;
  /** `Sec-Fetch-Mode`, which every current browser sends to a secure address. */
  fetchMode: string;
  /** `Sec-Purpose` or `Purpose`: `prefetch` where the link was not clicked yet. */
  purpose: string;
  accept: string;
}

export function isPersonsVisit({ userAgent, fetchMode, purpose, accept }: VisitHeaders): boolean {
  if (isRobot(userAgent) || /prefetch|prerender|preview/i.test(purpose)) return false;
  if (fetchMode !== '') return fetchMode === 'navigate';
  // An old browser, or an address without TLS.
  return userAgent.startsWith('Mozilla/') && /text\/html/i.test(accept);
}
