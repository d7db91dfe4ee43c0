/**
 * The page about the screen at an address: that of its section, which is the longest name the address
 * begins with. "/settings/zones/3" is explained by "settings/zones", "/" by "home".
 */
export function pageOfPath(path: string, names: readonly string[]): string {
  const address = path.replace(/^\/+|\/+$/g, '');
  const found = names.filter((name) => address === name || address.startsWith(`${name}/`));
  return found.sort((one, other) => other.length - one.length)[0] ?? 'home';
}
