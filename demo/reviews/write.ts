import type { Family, ProductLines } from './bank.ts';
import { general } from './general.ts';
import { type Chance, deck, shortDeck } from './random.ts';

type Deal = () => string;
type ShortDeal = () => string | undefined;

/**
 * One shuffled list for each kind of sentence, so that a product's reviews repeat each other late.
 */
export interface Decks {
  shopDeal: ShortDeal;
  praise: Deal;
  use: ShortDeal;
  small: Deal;
  bad: Deal;
  gift: ShortDeal;
  delivery: Deal;
  slow: Deal;
  closing: Deal;
  unsure: Deal;
  sad: Deal;
  who: Deal;
  occasion: Deal;
}

export function dealDecks(lines: ProductLines, family: Family, luck: Chance): Decks {
  return {
    shopDeal: shortDeck(lines.praise, luck, 1),
    praise: deck([...family.praise, ...general.praise], luck),
    use: shortDeck(family.use, luck, 1),
    small: deck([...lines.small, ...family.small], luck),
    bad: deck(family.bad, luck),
    gift: shortDeck(general.gift, luck, lines.notAGift ? 0 : 1),
    delivery: deck(general.delivery, luck),
    slow: deck(general.slow, luck),
    closing: deck(general.closing, luck),
    unsure: deck(general.unsure, luck),
    sad: deck(general.sad, luck),
    who: deck(general.who, luck),
    occasion: deck(general.occasion, luck),
  };
}

interface Order {
  rating: number;
  decks: Decks;
  luck: Chance;
  /** How long the product had been on sale when this was written. */
  heldDays: number;
  /** Nothing was packed or carried. */
  digital: boolean;
}

export function writeText(order: Order): string {
  const sentences =
    order.rating <= 2 ? badNews(order) : order.rating === 3 ? mixed(order) : good(order);
  const texts = [...new Set(sentences.filter((sentence) => sentence !== ''))];
  return texts.map((sentence) => fill(sentence, order)).join(' ');
}

function good({ rating, decks, luck, heldDays, digital }: Order): string[] {
  if (rating === 5 && luck.happens(0.08)) return [decks.praise(), decks.closing()];
  const hasDetail = luck.happens(rating === 5 ? 0.62 : 0.5);
  const sentences = [(hasDetail && decks.shopDeal()) || decks.praise()];
  if (luck.happens(0.45))
    sentences.push((!hasDetail && luck.happens(0.5) && decks.shopDeal()) || decks.praise());
  if (luck.happens(0.34)) sentences.push(timely(decks.use, heldDays));
  if (rating === 4 && luck.happens(0.8)) sentences.push(decks.small());
  if (luck.happens(0.2)) sentences.push(decks.gift() ?? '');
  else if (!digital && luck.happens(0.22)) sentences.push(decks.delivery());
  if (rating === 5 && luck.happens(0.22)) sentences.push(decks.closing());
  return sentences;
}

function mixed({ decks, luck, digital }: Order): string[] {
  const sentences = [(luck.happens(0.5) && decks.shopDeal()) || decks.unsure()];
  sentences.push(decks.small());
  if (!digital && luck.happens(0.35)) sentences.push(decks.slow());
  return sentences;
}

function badNews({ rating, decks, luck, digital }: Order): string[] {
  const sentences = [decks.bad()];
  if (!digital && rating === 1 && luck.happens(0.4)) sentences.push(decks.slow());
  if (luck.happens(0.75)) sentences.push(decks.sad());
  return sentences;
}

/** A product that was published last week cannot have been owned for months. */
function timely(deal: ShortDeal, heldDays: number): string {
  const sentence = deal() ?? '';
  return heldDays < 35 && sentence.includes('{time}') ? '' : sentence;
}

const TIMES: [days: number, words: string][] = [
  [35, 'three weeks'],
  [45, 'a month'],
  [80, 'two months'],
  [120, 'three months'],
  [210, 'half a year'],
  [400, 'a year'],
];

function fill(sentence: string, { decks, luck, heldDays }: Order): string {
  const possible = TIMES.filter(([days]) => days <= Math.max(heldDays, 35)).map(
    ([, words]) => words,
  );
  return sentence
    .replace('{who}', () => decks.who())
    .replace('{occasion}', () => decks.occasion())
    .replace('{time}', () => luck.pick(possible));
}

export function writeTitle(rating: number, family: Family, luck: Chance): string {
  if (rating <= 2) return luck.pick(general.badTitles);
  return luck.pick(rating === 3 ? family.mixedTitles : family.goodTitles);
}
