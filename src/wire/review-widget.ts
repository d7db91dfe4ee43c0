import * as z from 'zod/mini';
import { isShallowJson } from '#rules/input/json-depth.ts';
import { REVIEW_SORTS } from '#rules/reviews/review-filter.ts';
import { WIDGET_DEFAULTS } from '#rules/reviews/widget-settings.ts';
import { REVIEW_LAYOUTS, REVIEW_PAGINGS, REVIEW_POPUPS, type WidgetSettings } from './reviews.ts';
import { integer } from './store/params.ts';

// Settings of the widget come from a shortcode's attributes, from a block, and from the browser in
// `reviews_shortcode`: parsed leniently, an invalid value takes its default.
// Example: readWidget({ style: 'masonry', cols_gap: '10', products: '4,7' }) is a masonry of two
// products with a gap of 10.

/** A style that is not known is the list. */
const style = z.catch(z.enum(REVIEW_LAYOUTS), 'list');
const popup = z.catch(z.enum(REVIEW_POPUPS), 'review');

function onOff(usual: 'on' | 'off') {
  return z.catch(
    z.pipe(
      z.transform((value: unknown) => {
        if (value === true || value === 1 || value === '1' || value === 'on') return 'on';
        return value === undefined ? usual : 'off';
      }),
      z.enum(['on', 'off']),
    ),
    usual,
  );
}

function count(min: number, max: number, usual: number) {
  return z.catch(integer(min, max), usual);
}

const ids = z.catch(
  z.pipe(
    z.transform((value: unknown) => {
      const parts = Array.isArray(value) ? value : String(value ?? '').split(',');
      return parts
        .map((part) => Number(part))
        .filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
        .slice(0, 100);
    }),
    z.array(z.int()),
  ),
  [],
);

const columns = integer(1, 8);

const widget = z.object({
  products: ids,
  style,
  cols: z.catch(columns, WIDGET_DEFAULTS.columns),
  cols_mobile: count(1, 8, WIDGET_DEFAULTS.mobileColumns),
  cols_gap: count(0, 200, WIDGET_DEFAULTS.gap),
  masonry_popup: popup,
  full_screen_mobile: onOff('on'),
  pagination_ajax: onOff('on'),
  paging: z.catch(z.enum(REVIEW_PAGINGS), 'more'),
  per_page: count(1, 50, WIDGET_DEFAULTS.perPage),
  sort: z.catch(z.enum(REVIEW_SORTS), 'newest'),
  filter: onOff('on'),
  overall: onOff('off'),
});

/**
 * The style left out altogether is masonry; a style that is not known is the list. Columns left out
 * are three, in a slider four.
 */
export function readWidget(value: unknown): WidgetSettings {
  const values = typeof value === 'object' && value !== null ? value : {};
  const read = widget.parse({ style: 'masonry', ...values });
  const unsaid = !columns.safeParse('cols' in values ? values.cols : undefined).success;
  return unsaid && read.style === 'slider'
    ? { ...read, cols: WIDGET_DEFAULTS.sliderColumns }
    : read;
}

/** The same out of the JSON a call carries. */
export function readWidgetJson(text: string): WidgetSettings {
  if (!isShallowJson(text)) return readWidget({});
  try {
    return readWidget(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return readWidget({});
    throw error;
  }
}
