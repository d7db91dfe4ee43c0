import { getChange } from '#rules/analytics/figures.ts';
import { money } from '#rules/money/money.ts';
import type { AccountEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';

type SalesReport = Extract<AccountEmail, { kind: 'sales-report' }>;
type ReportFigures = SalesReport['data']['now'];

const NAMES = ['sales', 'profit', 'orders', 'average', 'items', 'refunds'] as const;

/** What was sold in a day, week or month, each figure beside the same of the period before. */
export function salesReport(desk: EmailContext, { data }: SalesReport): EmailBody {
  const { t, settings, absolute } = desk;
  const { now, before, products, range, kind } = data;
  const days = daysText(desk, data);
  const sales = desk.money(money(now.sales));
  const query = new URLSearchParams({ period: 'custom', ...range });
  const best: Block[] =
    products.length === 0
      ? []
      : [
          { kind: 'heading', text: t('emails.salesReport.best') },
          {
            kind: 'facts',
            rows: products.map(({ name, items, sales: sold }) => ({
              label: name,
              value: t('emails.salesReport.sold', {
                items: number(desk, items / 1000),
                sales: desk.money(money(sold)),
              }),
            })),
          },
        ];
  return {
    subject: t('emails.salesReport.subject', { shop: settings['shop.name'], sales, days }),
    title: t('emails.salesReport.title', { days }),
    preview: `${t('emails.salesReport.sales')}: ${sales}${change(desk, 'sales', now, before)}`,
    blocks: [
      { kind: 'text', text: t(`emails.salesReport.${kind}`) },
      {
        kind: 'facts',
        rows: NAMES.flatMap((name) => {
          const value = figureText(desk, name, now);
          if (value === null) return [];
          return {
            label: t(`emails.salesReport.${name}`),
            value: value + change(desk, name, now, before),
          };
        }),
      },
      ...best,
      {
        kind: 'action',
        label: t('emails.salesReport.action'),
        url: absolute(`/admin/analytics?${query}`),
      },
      { kind: 'text', text: t('emails.salesReport.why') },
    ],
  };
}

function daysText({ t, day }: EmailContext, { range, first, last }: SalesReport['data']): string {
  if (range.first === range.last) return day(first);
  return t('emails.salesReport.days', { first: day(first), last: day(last) });
}

function figureText(
  desk: EmailContext,
  name: (typeof NAMES)[number],
  figures: ReportFigures,
): string | null {
  const value = figures[name];
  if (value === null) return null;
  if (name === 'orders') return number(desk, value);
  return name === 'items' ? number(desk, value / 1000) : desk.money(money(value));
}

/** " (+12.5%)"; nothing where there was nothing before. */
function change(
  { settings }: EmailContext,
  name: (typeof NAMES)[number],
  now: ReportFigures,
  before: ReportFigures | null,
): string {
  const share = getChange(now[name] ?? 0, before?.[name] ?? 0);
  if (share === null) return '';
  const format = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return ` (${(share / 10_000).toLocaleString(settings['shop.locale'], format)})`;
}

function number({ settings }: EmailContext, value: number): string {
  return value.toLocaleString(settings['shop.locale']);
}
