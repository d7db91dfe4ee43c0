import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import {
  categoryDrawing,
  drawingsFor,
  drawnSlugs,
  heroDrawings,
  journalDrawing,
  reviewPhoto,
  storyDrawings,
  swatchDrawing,
} from './scenes.ts';

const products =
  `oak-serving-tray stoneware-mug breakfast-table engraved-cutting-board honey-jar butter-dish
  stoneware-bowl egg-cup-pair salad-servers carafe-and-glass linen-tablecloth linen-napkin wool-throw
  made-to-measure-curtain makers-apron waffle-towel patchwork-cushion market-tote oven-mitt photo-print
  party-invitations botanical-print letterpress-card-set desk-calendar pocket-notebook wrapping-paper-roll
  linen-by-the-metre pencil-set monogram-writing-set beeswax-pillar-candle brass-candle-snuffer tea-light-box soy-candle-jar
  reed-diffuser incense-bundle ceramic-oil-burner linen-mist match-cloche terracotta-pot hanging-planter
  moss-glass-vase herb-seed-kit watering-can plant-mister olive-tree bud-vase-trio potting-scoop
  slow-morning-bundle tea-for-two-set new-home-box candle-making-kit gardener-gift-box gift-card host-hamper
  slow-sundays-recipes letterbox-flowers`.split(/\s+/);

const terms: Record<string, string[]> = {
  'stoneware-mug': ['sand', 'moss', 'ink', 'clay'],
  'linen-tablecloth': ['sand', 'moss', 'ink', 'oat', 'rust'],
  'waffle-towel': ['sand', 'moss', 'sky'],
  'watering-can': ['moss', 'ink', 'rust'],
  'patchwork-cushion': ['sand-ink', 'clay-oat', 'moss-sand'],
  'pocket-notebook': ['fern', 'tide', 'terrazzo', 'stripe'],
};

/** Every name used in the picture is defined in it, and every number is one. */
function expectWhole(drawing: Drawing): void {
  const defined = new Set([...drawing.svg.matchAll(/ id="(d\d+)"/g)].map((m) => m[1]));
  for (const [, used] of drawing.svg.matchAll(/url\(#(d\d+)\)/g)) expect(defined).toContain(used);
  expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/);
}

async function look(drawing: Drawing): Promise<{ width: number; spread: number }> {
  const image = sharp(Buffer.from(drawing.svg)).resize(80).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, spread: Math.max(...data) - Math.min(...data) };
}

test('every product of the shop is drawn, and nothing else', () => {
  expect([...drawnSlugs].sort()).toEqual([...products].sort());
});

test.each(products)('%s has a front and another view, whole and described', (slug) => {
  const drawings = drawingsFor(slug);
  expect(drawings.length).toBeGreaterThanOrEqual(2);
  expect(drawings[0]?.view).toBe('front');
  expect(new Set(drawings.map((d) => d.view)).size).toBeGreaterThanOrEqual(2);
  for (const drawing of drawings) {
    expect([drawing.width, drawing.height]).toEqual([1200, 1500]);
    expect(drawing.alt.length).toBeGreaterThan(20);
    expect(drawing.ground).toMatch(/^#[0-9a-f]{6}$/);
    expectWhole(drawing);
  }
  expect(new Set(drawings.map((d) => d.svg)).size).toBe(drawings.length);
});

test.each(Object.entries(terms))('%s has a front for each of its terms', (slug, expected) => {
  const fronts = drawingsFor(slug).filter((d) => d.view === 'front' && d.variation);
  expect(fronts.map((d) => d.variation)).toEqual(expected);
});

test('the same seed draws the same bytes', () => {
  for (const slug of ['stoneware-mug', 'olive-tree', 'host-hamper']) {
    expect(drawingsFor(slug)).toEqual(drawingsFor(slug));
    expect(reviewPhoto(slug, 3)).toEqual(reviewPhoto(slug, 3));
  }
});

test('six customers photograph the same thing differently', () => {
  const photos = [0, 1, 2, 3, 4, 5].map((i) => reviewPhoto('honey-jar', i));
  expect(new Set(photos.map((p) => p.svg)).size).toBe(6);
  for (const photo of photos) expectWhole(photo);
});

test('pictures of the shop have the sizes its pages expect', () => {
  const { wide, tall } = heroDrawings();
  expect([wide.width, wide.height, tall.width, tall.height]).toEqual([2400, 1350, 1200, 1500]);
  for (const story of storyDrawings()) expect([story.width, story.height]).toEqual([1800, 1200]);
  for (const slug of ['how-we-glaze', 'caring-for-linen', 'a-table-for-ten', 'candle-care']) {
    expectWhole(journalDrawing(slug));
  }
  for (const cover of terms['pocket-notebook'] ?? []) expect(swatchDrawing(cover).width).toBe(200);
  expect(() => categoryDrawing('hats')).toThrow('hats');
});

test('the renderer draws a sample of them, each with light and shade', async () => {
  const sample = [
    drawingsFor('stoneware-mug')[0],
    drawingsFor('pocket-notebook')[2],
    drawingsFor('carafe-and-glass')[1],
    categoryDrawing('plants-pots'),
    swatchDrawing('fern'),
    reviewPhoto('wool-throw', 1),
  ];
  for (const drawing of sample) {
    expect(drawing).toBeDefined();
    if (!drawing) continue;
    const seen = await look(drawing);
    expect(seen.width).toBe(80);
    expect(seen.spread).toBeGreaterThan(60);
  }
});
