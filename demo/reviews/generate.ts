import { products } from '#demo/catalog/products.ts';
import type { Family, ProductLines } from './bank.ts';
import { allLines, families } from './banks.ts';
import { replies } from './general.ts';
import { FIRST_NAMES, LETTERS } from './people.ts';
import { type Chance, chance, deck } from './random.ts';
import { type Decks, dealDecks, writeText, writeTitle } from './write.ts';

const DAY = 86_400_000;
const MAX_DAYS = 548;
/** Pictures drawn for the reviews of one product; reviews share them. */
export const PHOTOS_PER_PRODUCT = 3;

export interface DemoReview {
  product: string;
  rating: number;
  title: string;
  text: string;
  author: string;
  email: string;
  verified: boolean;
  votesUp: number;
  votesDown: number;
  /** Numbers of the product's review pictures, from 0. */
  photos: number[];
  /** How long before the seeding it was written, in milliseconds. */
  age: number;
  reply: { text: string; age: number } | null;
}

/** Every review of the demo shop, oldest first; the same ones each time. */
export function demoReviews(): DemoReview[] {
  const reviews = Object.entries(allLines).flatMap(([slug, lines]) => getReviews(slug, lines));
  return reviews.sort((one, other) => other.age - one.age);
}

function getReviews(slug: string, lines: ProductLines): DemoReview[] {
  const product = products.find((candidate) => candidate.slug === slug);
  const family = families[lines.family];
  if (!product || !family) throw new Error(`No product or family for the reviews of ${slug}`);
  const luck = chance(slug);
  const decks = dealDecks(lines, family, luck);
  const firstNames = deck(FIRST_NAMES, luck);
  const seen = new Set<string>();
  return Array.from({ length: lines.count }, (_, index) =>
    oneReview({
      slug,
      place: index / lines.count,
      lines,
      family,
      luck,
      decks,
      firstNames,
      seen,
      ageDays: product.ageDays,
    }),
  );
}

interface Desk {
  slug: string;
  /** Its rank among the product's reviews by rating, from 0 to 1. */
  place: number;
  lines: ProductLines;
  family: Family;
  luck: Chance;
  decks: Decks;
  firstNames: () => string;
  seen: Set<string>;
  ageDays: number;
}

function oneReview(desk: Desk): DemoReview {
  const { slug, lines, family, luck, decks } = desk;
  const oldest = Math.min(MAX_DAYS, desk.ageDays - 1) * DAY;
  const age = Math.round(oldest * luck.part() ** 1.3 + DAY * 0.2);
  const heldDays = desk.ageDays - age / DAY;
  const rating = rate(lines.liking, desk.place + luck.part() / lines.count);
  const digital = lines.family === 'digital';
  const firstName = desk.firstNames();
  const letter = luck.pick([...LETTERS]);
  const text = unseen(desk.seen, () => writeText({ rating, decks, luck, heldDays, digital }));
  const photos = digital || !luck.happens(0.36) ? [] : choosePhotos(luck);
  const liked = luck.part() ** 3 * (photos.length > 0 ? 26 : 14);
  return {
    product: slug,
    rating,
    title: luck.happens(0.82) ? writeTitle(rating, family, luck) : '',
    text,
    author: `${firstName} ${letter}.`,
    email: `${firstName}.${letter}@example.com`.toLowerCase(),
    verified: luck.happens(0.78),
    votesUp: Math.floor(liked),
    votesDown: Math.floor(luck.part() ** 4 * (rating < 3 ? 6 : 3)),
    photos,
    age,
    reply: writeReply(rating, firstName, age, luck),
  };
}

/** A second and a third attempt, when the same text was already used for this product. */
function unseen(seen: Set<string>, write: () => string): string {
  let text = write();
  for (let tries = 0; seen.has(text) && tries < 20; tries += 1) text = write();
  seen.add(text);
  return text;
}

/** Spread evenly rather than at random, so that six reviews are never all bad. */
function rate(liking: number, drawn: number): number {
  const lift = (liking - 4.6) * 0.8;
  if (drawn < 0.7 + lift) return 5;
  if (drawn < 0.905 + lift / 2) return 4;
  if (drawn < 0.96 + lift / 5) return 3;
  return drawn < 0.985 ? 2 : 1;
}

function choosePhotos(luck: Chance): number[] {
  const first = luck.integer(PHOTOS_PER_PRODUCT);
  const second = (first + 1) % PHOTOS_PER_PRODUCT;
  return luck.happens(0.25) ? [first, second] : [first];
}

const REPLY_RATE: Record<number, number> = { 1: 0.9, 2: 0.85, 3: 0.4, 4: 0.05, 5: 0.03 };

function writeReply(
  rating: number,
  firstName: string,
  age: number,
  luck: Chance,
): DemoReview['reply'] {
  const bank = rating <= 2 ? replies.bad : rating === 3 ? replies.mixed : replies.good;
  const isHandled = luck.happens(REPLY_RATE[rating] ?? 0);
  const later = Math.round((0.1 + luck.part() * 1.8) * DAY);
  const text = luck.pick<string>(bank).replace('{name}', firstName);
  return isHandled ? { text, age: Math.max(age - later, 60_000) } : null;
}

export const SHOP_NAME = 'Hearth & Hand';
