import * as z from 'zod';
import { COUNTDOWN_ENDS } from '#rules/boosters/countdown.ts';
import { isDay } from '#rules/boosters/shop-day.ts';
import { VIEWER_DIRECTIONS, VIEWER_MODES } from '#rules/boosters/viewers.ts';
import type { BoosterKind } from '#wire/boosters.ts';
import { refused } from './setting.ts';

// What a shop may set about its boosters. A product's own row (`product_boosters`) may differ in any
// field but `where`, and switches it on for that product where `where` is 'chosen'.

/** Nowhere, on products that have a row of their own, or on all of them. */
const where = z.enum(['off', 'chosen', 'all']);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, refused('time'));
const day = z.string().refine(isDay, refused('day'));
const pair = (least: number, max: number) =>
  z.tuple([z.int().min(least).max(max), z.int().min(least).max(max)]);

const countdown = z.object({
  where,
  time: timeOfDay,
  startDate: z.union([z.literal(''), day]),
  end: z.enum(COUNTDOWN_ENDS),
  title: z.string().max(120),
  message: z.string().max(200),
});

const stock = z.object({ where, upTo: z.int().min(1).max(1000) });

const delivery = z.object({
  where,
  ship: pair(0, 365),
  arrival: pair(0, 365),
  cutOff: z.union([z.literal(''), timeOfDay]),
  workingDays: z.array(z.int().min(0).max(6)).max(7),
  holidays: z.array(day).max(200),
  method: z.string().max(80),
});

const freeShipping = z.object({ where });

/** What is public about a buyer. Nothing by default. */
export const SALE_WHO = ['nobody', 'town', 'name-and-town'] as const;

const sale = z.object({ where, days: z.int().min(1).max(90), who: z.enum(SALE_WHO) });

const viewers = z.object({
  where,
  mode: z.enum(VIEWER_MODES),
  start: pair(1, 10_000),
  step: pair(1, 100),
  /** Seconds. */
  pause: pair(1, 600),
  direction: z.enum(VIEWER_DIRECTIONS),
  /** Measured: over how many minutes, and from how many viewers on it is shown. */
  minutes: z.int().min(1).max(60),
  minimum: z.int().min(1).max(1000),
});

export const BOOSTER_SCHEMAS = { countdown, stock, delivery, freeShipping, sale, viewers };
export type BoosterSettings = {
  [Kind in BoosterKind]: z.infer<(typeof BOOSTER_SCHEMAS)[Kind]>;
};

/** Nothing shows until a product asks for it; sales and viewers not until the shop does, too. */
export const BOOSTER_DEFAULTS: BoosterSettings = {
  countdown: {
    where: 'chosen',
    time: '18:00',
    startDate: '',
    end: 'restart',
    title: '',
    message: '',
  },
  stock: { where: 'chosen', upTo: 20 },
  delivery: {
    where: 'chosen',
    ship: [1, 2],
    arrival: [3, 7],
    cutOff: '',
    workingDays: [],
    holidays: [],
    method: '',
  },
  freeShipping: { where: 'chosen' },
  sale: { where: 'off', days: 7, who: 'nobody' },
  viewers: {
    where: 'chosen',
    mode: 'measured',
    start: [10, 30],
    step: [1, 3],
    pause: [3, 8],
    direction: 'random',
    minutes: 10,
    minimum: 3,
  },
};
