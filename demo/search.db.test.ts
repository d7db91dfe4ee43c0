import { beforeAll, describe, expect, test } from 'vitest';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { catalogContext, everything } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { demoSettings } from './content/settings.ts';
import { fillCatalog } from './seed/testing/fill-catalog.ts';

const NOW = Date.UTC(2026, 4, 5, 10, 30);
const { db } = await testDatabase();
const ctx = catalogContext(db, demoSettings, NOW);
let slugs = new Map<number, string>();

beforeAll(async () => {
  slugs = await fillCatalog(db, NOW);
}, 60_000);

/** What a shopper types, and the product that should be first. */
const SEARCHES: Record<string, [typed: string, first: string][]> = {
  misspelt: [
    ['mugg', 'stoneware-mug'],
    ['stonware', 'stoneware-mug'],
    ['stonw', 'stoneware-mug'],
    ['stonware mugg', 'stoneware-mug'],
    ['stoneware bowll', 'stoneware-bowl'],
    ['candel', 'candle-making-kit'],
    ['soy candel', 'soy-candle-jar'],
    ['cushon', 'patchwork-cushion'],
    ['teracotta', 'terracotta-pot'],
    ['terakotta', 'terracotta-pot'],
    ['curtian', 'made-to-measure-curtain'],
    ['notbook', 'pocket-notebook'],
    ['calender', 'desk-calendar'],
    ['difuser', 'reed-diffuser'],
    ['insence', 'incense-bundle'],
    ['botanicle print', 'botanical-print'],
    ['wool thorw', 'wool-throw'],
    ['hampr', 'host-hamper'],
    ['wattering can', 'watering-can'],
    ['engravd board', 'engraved-cutting-board'],
    ['monogramm', 'monogram-writing-set'],
    ['beewax', 'beeswax-pillar-candle'],
    ['napkn', 'linen-napkin'],
    ['servrs', 'salad-servers'],
    ['pacthwork', 'patchwork-cushion'],
    ['carafee', 'carafe-and-glass'],
    ['pencl', 'pencil-set'],
  ],
  'in another form': [
    ['mugs', 'stoneware-mug'],
    ['MUGS', 'stoneware-mug'],
    ['candles', 'candle-making-kit'],
    ['bowls', 'stoneware-bowl'],
    ['towels', 'waffle-towel'],
    ['napkins', 'linen-napkin'],
    ['dishes', 'butter-dish'],
    ['tea light boxes', 'tea-light-box'],
    ['glass vases', 'moss-glass-vase'],
    ['engraving', 'engraved-cutting-board'],
    ['invitation', 'party-invitations'],
    ['photo prints', 'photo-print'],
    ['planters', 'hanging-planter'],
    ['quilting', 'oven-mitt'],
    ['watering cans', 'watering-can'],
    ['cutting boards', 'engraved-cutting-board'],
    ['trays', 'oak-serving-tray'],
    ['curtains', 'made-to-measure-curtain'],
    ['jars', 'honey-jar'],
  ],
  'by article number': [
    ['HH-TAB-001', 'oak-serving-tray'],
    ['hh-can-004', 'soy-candle-jar'],
    ['hh sta 006', 'pocket-notebook'],
    ['HHTEX002', 'linen-napkin'],
    ['HH-PLA-007', 'olive-tree'],
    ['HH-TAB-002-INK-LARGE', 'stoneware-mug'],
    ['hhtab002sandsmall', 'stoneware-mug'],
    ['HH-GIF-006-50', 'gift-card'],
  ],
  'by a synonym': [
    ['beaker', 'stoneware-mug'],
    ['cup', 'egg-cup-pair'],
    ['blanket', 'wool-throw'],
    ['blankets', 'wool-throw'],
    ['blankit', 'wool-throw'],
    ['pillow', 'patchwork-cushion'],
    ['drapes', 'made-to-measure-curtain'],
    ['shopper', 'market-tote'],
    ['jug', 'carafe-and-glass'],
  ],
  'as it is': [
    ['olive tre', 'olive-tree'],
    ['letterpres', 'letterpress-card-set'],
    ['linen tablecloth', 'linen-tablecloth'],
    ['oak', 'oak-serving-tray'],
    ['gift card', 'gift-card'],
  ],
};

describe.each(Object.entries(SEARCHES))('what is searched %s', (_, searches) => {
  test.each(searches)('%j finds %j first', async (typed, first) => {
    const [best] = await searchProducts(ctx, typed, 5);
    expect(slugs.get(best ?? 0)).toBe(first);
  });
});

test.each([
  ['mugg', 'stoneware-mug'],
  ['stonware', 'stoneware-mug'],
  ['candel', 'soy-candle-jar'],
  ['candel', 'beeswax-pillar-candle'],
])('the search page forgives %j and lists %j', async (search, slug) => {
  for (const sort of ['menu_order', 'price'] as const) {
    const { cards } = await listProducts(ctx, everything({ search, sort }));
    expect(cards.map((card) => card.slug)).toContain(slug);
  }
});

test.each(['zzzz', 'wardrobe', 'bicycle', 'xyz-999'])('%j finds nothing', async (typed) => {
  expect(await searchProducts(ctx, typed, 5)).toEqual([]);
});
