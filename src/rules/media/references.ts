// Pictures that a text or the settings of a block name: by the address of a file, or by their id.

export interface ImageReferences {
  ids: number[];
  keys: string[];
}

const ADDRESS = /\/media\/([a-z0-9-]+)\/\d{1,5}\.(?:avif|webp|jpeg)/g;
const ID_NAME = /^(?:i|\w+I)mageId$/;

/** '<img src="/media/vase-0123456789/640.webp">' names 'vase-0123456789'. */
export function keysInText(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].flatMap(([, key]) => key ?? []))];
}

/** { imageId: 3, items: [{ phoneImageId: 4 }] } names the pictures 3 and 4. */
export function referencesIn(value: unknown): ImageReferences {
  if (typeof value === 'string') return { ids: [], keys: keysInText(value) };
  if (typeof value !== 'object' || value === null) return { ids: [], keys: [] };
  const parts = Object.entries(value).map(([name, part]) =>
    ID_NAME.test(name) && typeof part === 'number' ? { ids: [part], keys: [] } : referencesIn(part),
  );
  return {
    ids: [...new Set(parts.flatMap(({ ids }) => ids))],
    keys: [...new Set(parts.flatMap(({ keys }) => keys))],
  };
}

/**
 * A text with the addresses of one picture changed to those of another. `widths` are those the other
 * one is offered in: the nearest one that is not smaller is named.
 */
export function renameImage(
  text: string,
  from: string,
  to: { key: string; widths: readonly number[] },
): string {
  return text.replaceAll(ADDRESS, (address, key: string) => {
    if (key !== from) return address;
    const [, requestedWidth = '0'] = /(\d+)\.\w+$/.exec(address) ?? [];
    const requested = Number(requestedWidth);
    const width = to.widths.find((each) => each >= requested) ?? to.widths.at(-1) ?? requested;
    return `/media/${to.key}/${width}${address.slice(address.lastIndexOf('.'))}`;
  });
}
