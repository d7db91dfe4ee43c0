import * as z from 'zod';
import { isDay } from '#rules/boosters/shop-day.ts';
import { readHours } from '#rules/pickup/opening-hours.ts';
import { POSTAGE_PAYERS, RETURN_REASONS } from '#rules/returns/return-reason.ts';
import { RETURN_WAYS } from '#wire/returns.ts';
import { refused, setting } from './setting.ts';

const days = z.int().min(0).max(365);
const pair = z.tuple([days, days]);

const MAX_PLACES = 100;
const part = z.string().trim().max(100);

const pickupPlace = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/, refused('placeId')),
  name: z.string().trim().min(1).max(60),
  address1: part,
  address2: part,
  postcode: z.string().trim().max(20),
  city: part,
  state: z.string().trim().max(40),
  country: z.string().regex(/^[A-Z]{2}$/, refused('country')),
  phone: z.string().trim().max(40),
  note: z.string().trim().max(300),
  /** By weekday, 0 is Sunday; '' where it is closed. */
  hours: z
    .array(
      z
        .string()
        .max(100)
        .refine((text) => readHours(text) !== null, refused('hours')),
    )
    .length(7)
    .readonly(),
  closed: z
    .array(z.string().refine(isDay, refused('day')))
    .max(200)
    .readonly(),
});

/** What a product's page promises beside its buy box. */
export const DELIVERY_SETTINGS = {
  /** The day of arrival and the cost of delivery in the shop's own country. */
  'delivery.estimate': setting(z.boolean(), true),
  /** Working days to pack an order, and then to carry it: earliest and latest. */
  'delivery.handlingDays': setting(pair, [1, 2]),
  /** Of single products that take longer, such as those made to order, by slug. */
  'delivery.handlingOf': setting(z.record(z.string().max(200), pair), {}),
  'delivery.transitDays': setting(pair, [2, 4]),
  /** Later orders count as placed on the next day; '' for no cut-off. */
  'delivery.cutOff': setting(
    z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, refused('time'))]),
    '',
  ),
  /** 0 is Sunday; empty where every day counts. */
  'delivery.workingDays': setting(z.array(z.int().min(0).max(6)).max(7), [1, 2, 3, 4, 5]),
  'delivery.holidays': setting(z.array(z.string().refine(isDay, refused('day'))).max(200), []),
  /** Where shoppers may collect; zones offer them by a method of local pickup. */
  'pickup.places': setting(
    z
      .array(pickupPlace)
      .max(MAX_PLACES)
      .refine(
        (places) => new Set(places.map(({ id }) => id)).size === places.length,
        refused('placeId'),
      ),
    [],
  ),
  /** How long something may be sent back; 0 says nothing about it. */
  'returns.days': setting(days, 0),
  /** Products and categories, by slug, that cannot be sent back. */
  'returns.except': setting(z.array(z.string().min(1).max(200)).max(500), []),
  /** Shoppers ask for a return in the shop; needs days to return. */
  'returns.requests': setting(z.boolean(), true),
  'returns.reasons': setting(z.array(z.enum(RETURN_REASONS)).min(1), [...RETURN_REASONS]),
  /** For which the shop is at fault. */
  'returns.shopPaysFor': setting(z.array(z.enum(RETURN_REASONS)), [
    'damaged',
    'wrong',
    'incomplete',
    'late',
  ]),
  /** Who pays the postage for all other reasons. */
  'returns.postage': setting(z.enum(POSTAGE_PAYERS), 'buyer'),
  /** Percent of the price that the shop keeps where it is not at fault. */
  'returns.feePercent': setting(z.int().min(0).max(100), 0),
  /** Whether returned pieces go back to the stock, unless the manager says otherwise. */
  'returns.restock': setting(z.boolean(), true),
  'returns.ways': setting(z.array(z.enum(RETURN_WAYS)).min(1), [...RETURN_WAYS]),
  /** How many pictures of a line its buyer may send. */
  'returns.photos': setting(z.int().min(0).max(5), 3),
  /** The path of the page that explains it; '' for none. */
  'returns.page': setting(
    z.union([z.literal(''), z.string().regex(/^\/[a-z0-9/_-]*$/, refused('path'))]),
    '',
  ),
} as const;
