import type { Family, ProductLines } from './bank.ts';
import { desk, kitchen, linen, paper, print, soft, wrapping } from './families-cloth-paper.ts';
import { candle, digital, green, pot, scent, thing, tool } from './families-light-green.ts';
import { box, glass, stoneware, wood } from './families-table.ts';
import { candleLines } from './lines-candles.ts';
import { clothLines } from './lines-cloth.ts';
import { giftLines } from './lines-gifts.ts';
import { paperLines } from './lines-paper.ts';
import { plantLines } from './lines-plants.ts';
import { tableLines } from './lines-table.ts';

export const families: Record<string, Family> = {
  stoneware,
  wood,
  glass,
  box,
  linen,
  soft,
  wrapping,
  kitchen,
  print,
  paper,
  desk,
  candle,
  scent,
  tool,
  pot,
  green,
  digital,
  thing,
};

/** Product slug to its sentences. */
export const allLines: Record<string, ProductLines> = {
  ...tableLines,
  ...clothLines,
  ...paperLines,
  ...candleLines,
  ...plantLines,
  ...giftLines,
};
