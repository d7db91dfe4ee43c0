import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The images of the demo shop, one SVG file each. A file names its view and its variation in attributes of
// the root element and describes itself in <title>:
//   <svg … width="1200" height="1500" … data-view="front" data-variation="moss"><title>A mug …</title>

export interface Drawing {
  view: string;
  /** The term this image belongs to, such as a colour or a cover. */
  variation?: string;
  width: number;
  height: number;
  /** What is seen, for people who do not see it. */
  alt: string;
  svg: string;
}

const FOLDER = join('demo', 'drawings');

/** The program runs from its sources or from any depth of the built files. */
function drawingsFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const drawings = join(folder, FOLDER);
    if (existsSync(drawings)) return drawings;
    if (folder === dirname(folder)) throw new Error(`There is no folder ${FOLDER}.`);
  }
}

/** `shop/hero-wide` is demo/drawings/shop/hero-wide.svg. */
export function readDrawing(name: string): Drawing {
  return parseDrawing(name, readFileSync(join(drawingsFolder(), `${name}.svg`), 'utf8'));
}

/** All drawings of a folder, such as `products/stoneware-mug`, in the order of their numbers. */
export function readDrawings(folder: string): Drawing[] {
  return readdirSync(join(drawingsFolder(), folder))
    .map((file) => Number.parseInt(file, 10))
    .sort((a, b) => a - b)
    .map((number) => readDrawing(`${folder}/${number}`));
}

/** The names in a folder: the slugs of all products that have drawings are in `products`. */
export function drawingNames(folder: string): string[] {
  return readdirSync(join(drawingsFolder(), folder));
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

function parseDrawing(name: string, svg: string): Drawing {
  const root = /^<svg ([^>]*)><title>([^<]*)<\/title>/.exec(svg);
  if (!root) throw new Error(`The drawing ${name} does not describe itself.`);
  const [, attributes = '', title = ''] = root;
  const attribute = (key: string) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(attributes)?.[1];
  const variation = attribute('data-variation');
  return {
    view: attribute('data-view') ?? '',
    ...(variation !== undefined && { variation }),
    width: Number(attribute('width')),
    height: Number(attribute('height')),
    alt: title.replace(/&(lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
    svg,
  };
}
