import { LINK_ADDRESS } from './link-address.ts';

/**
 * The address of a link as a person types it, or null where it leads nowhere: 'oak.example/tray' is
 * 'https://oak.example/tray', 'hello@oak.example' is 'mailto:hello@oak.example', '/shop' stays.
 */
export function readTypedLink(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (/^https?:\/\//i.test(address)) return isOnWeb(address) ? address : null;
  if (LINK_ADDRESS.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  const onWeb = `https://${address}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(address) && isOnWeb(onWeb)
    ? onWeb
    : null;
}

function isOnWeb(address: string): boolean {
  return LINK_ADDRESS.test(address) && URL.parse(address) !== null;
}
