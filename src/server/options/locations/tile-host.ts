/** tileHost('https://tiles.example/{z}/{x}/{y}.png') is https://tiles.example; '' for no tiles. */
export function tileHost(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
