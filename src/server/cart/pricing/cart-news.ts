import type { MessageValues } from '#rules/messages/format.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Translate } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { CartNotice } from '#wire/cart.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import { type CartProblem, priceText, problemText } from '../cart-problem.ts';
import type { CartState, StoredLine } from '../cart-state.ts';
import type { LineProblem, PricedLine } from './price-lines.ts';

/** A notice, before it becomes a message. */
export interface News {
  kind: CartNotice['kind'];
  code: MessageKey;
  values?: MessageValues;
  /** The line it is about. */
  key?: string;
}

export function problemNotice(problem: CartProblem, t: Translate, settings: Settings): CartNotice {
  return { kind: 'error', code: problem.code, text: problemText(problem, t, settings), key: '' };
}

export function getNotice(news: News, t: Translate): CartNotice {
  return {
    kind: news.kind,
    code: news.code,
    text: t(news.code, news.values),
    key: news.key ?? '',
  };
}

const PROBLEM_NEWS: Record<LineProblem['code'], MessageKey> = {
  gone: 'cart.notice.gone',
  outOfStock: 'cart.notice.outOfStock',
  bundle: 'cart.notice.bundle',
  stockLow: 'cart.notice.stockLow',
  addOnsLow: 'cart.notice.addOnsLow',
  quantity: 'cart.notice.quantity',
  options: 'cart.notice.options',
};

/** `stockLow:3` and `stockLow:2` are two pieces of news. */
function problemMark(problem: LineProblem | null): string {
  if (!problem) return '';
  return 'count' in problem ? `${problem.code}:${problem.count}` : problem.code;
}

/**
 * What has changed about the lines since the visitor last saw them, and the lines marked as seen. A
 * line that was fine again in between is reported again when it breaks again.
 */
export function lineNews(
  lines: readonly PricedLine[],
  settings: Settings,
): { news: News[]; seen: StoredLine[] } {
  const news: News[] = [];
  const seen = lines.map(({ stored, sold, priced, problem }): StoredLine => {
    const name = sold?.product.name ?? stored.name;
    const mark = problemMark(problem);
    if (problem && mark !== stored.seen.problem) {
      const { code: _, ...details } = problem;
      const values = { name, ...details };
      news.push({ kind: 'error', code: PROBLEM_NEWS[problem.code], values, key: stored.key });
    }
    const price: Money | null = priced?.unit ?? null;
    const before = stored.seen.price;
    if (price !== null && before !== null && price !== before) {
      const values = {
        name,
        price: priceText(price, settings),
        before: priceText(money(before), settings),
      };
      news.push({ kind: 'info', code: 'cart.notice.priceChanged', values, key: stored.key });
    }
    return { ...stored, seen: { price: price ?? before, problem: mark } };
  });
  return { news, seen };
}

/** Marks all notices as delivered. */
export function withoutNotices(state: CartState): CartState {
  return state.notices.length === 0 ? state : { ...state, notices: [] };
}
