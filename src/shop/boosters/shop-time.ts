import { useEffect, useRef, useState } from 'react';
import { type ClockReading, shopTime, untilNextSecond } from '#rules/boosters/shop-clock.ts';
import { hasFields } from '#rules/input/has-fields.ts';
import { BOOSTER_NEWS_ACTION, type BoosterNews } from '#wire/boosters.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { useShop } from '../ui/shop-context.tsx';

/**
 * Repeated while the page is visible, to count viewers; and after a suspend, during which clocks
 * stop.
 */
const ASK_AGAIN_MS = 60_000;

/** The shop's answer: its current time, and the number of viewers of the product. */
export interface ShopNews {
  time(): number;
  viewers: number | null;
}

async function fetchNews(
  { ajax_url, nonces }: ShopConfig,
  productId: number,
  viewers: boolean,
): Promise<ShopNews | null> {
  const requestedAt = performance.now();
  const fields = { nonce: nonces.public, product_id: String(productId) };
  try {
    const response = await fetch(`${ajax_url}?action=${BOOSTER_NEWS_ACTION}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...(viewers && { viewers: '1' }) }),
    });
    if (!response.ok) return null;
    const news: unknown = await response.json();
    if (!hasFields<BoosterNews>(news, { now: 'number', viewers: ['number', 'null'] })) return null;
    const reading: ClockReading = {
      said: news.now,
      askedAt: requestedAt,
      answeredAt: performance.now(),
    };
    return { time: () => shopTime(reading, performance.now()), viewers: news.viewers };
  } catch {
    // Without the shop's time nothing that depends on it is shown.
    return null;
  }
}

interface TimeRequest {
  time: boolean;
  viewers: boolean;
}

/** Null until the shop has answered: the device's own clock is never trusted. */
export function useShopNews(productId: number, { time, viewers }: TimeRequest): ShopNews | null {
  const shop = useShop();
  const [news, setNews] = useState<ShopNews | null>(null);

  useEffect(() => {
    if (!time && !viewers) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      clearTimeout(timer);
      const result = await fetchNews(shop, productId, viewers);
      if (left) return;
      if (result) setNews(result);
      if (viewers) timer = setTimeout(() => document.hidden || void ask(), ASK_AGAIN_MS);
    }
    const onShow = () => {
      if (!document.hidden) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [shop, productId, time, viewers]);

  return news;
}

/** The shop's time, updated every second; null until it is known. */
export function useSeconds(news: ShopNews | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!news) return;
    const tick = () => {
      const time = news.time();
      setNow(time);
      timer.current = setTimeout(tick, untilNextSecond(time));
    };
    tick();
    return () => clearTimeout(timer.current);
  }, [news]);

  return now;
}
