import { describe, expect, test } from 'vitest';
import type { OptionField } from '#rules/options/option-form.ts';
import {
  sampleChoice,
  sampleNumber,
  sampleOption,
  samplePrice,
  sampleText,
} from '#rules/options/testing/sample-form.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderOptions as render } from './testing/render-options.tsx';

/** The tags of the controls that are sent under a name. */
function controls(html: string, name: string): string[] {
  const tags = html.match(/<(input|select|textarea)[^>]*>/g) ?? [];
  return tags.filter((tag) => tag.includes(` name="${name}"`));
}

const limits = { earliest: null, latest: null, weekdays: [], leadDays: 0, blocked: [] };
const options = [sampleOption('a', { color: '#55623f' }), sampleOption('o', { other: true })];
const words = { content: ['Read me'] };

/** Each as the server renders it, before or without any script. */
describe('a field is drawn as', () => {
  test.each<[string, OptionField, RegExp]>([
    ['one line', sampleText('f'), /^<input.* type="text"/],
    ['several lines', sampleText('f', { type: 'textarea' }), /^<textarea/],
    ['a number', sampleNumber('f'), /^<input.* inputMode="decimal"/],
  ])('%s [OP-05]', (_, field, control) => {
    expect(controls(render([field]), 'f')).toEqual([expect.stringMatching(control)]);
  });

  test('a list that opens, with nothing chosen unless the form says so [OP-06]', () => {
    const field = sampleChoice('f', { type: 'select', options });
    const html = render([field]);
    expect(html).toMatch(/<select[^>]*name="f"/);
    expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      '',
      'a',
      'other:',
    ]);
    expect(render([field], { f: 'a' })).toMatch(/<option value="a" selected=""/);
  });

  test.each([
    ['boxes', sampleChoice('f', { type: 'checkbox-group', options }), 'f[]', 'checkbox', 'group'],
    ['radios', sampleChoice('f', { type: 'radio-group', options }), 'f', 'radio', 'radiogroup'],
  ])('%s [OP-07]', (_, field, name, type, role) => {
    const html = render([field]);
    expect(html).toContain(`<fieldset role="${role}"`);
    const control = expect.stringContaining(` type="${type}"`);
    expect(controls(html, name)).toEqual([control, control]);
  });

  test.each([
    ['tiles for one', sampleChoice('f', { type: 'color-group', options }), 'f', 'radio'],
    [
      'tiles for several',
      sampleChoice('f', { type: 'color-group', multiple: true, options }),
      'f[]',
      'checkbox',
    ],
  ])('%s [OP-08]', (_, field, name, type) => {
    const html = render([field]);
    expect(controls(html, name)[0]).toContain(` type="${type}"`);
    expect(html).toContain('<rect width="1" height="1" fill="#55623f"');
  });

  test('tiles with a picture on each [OP-08]', () => {
    const faces = [sampleOption('a', { image: '/media/a/320.jpeg' }), sampleOption('b')];
    for (const multiple of [false, true]) {
      const html = render([sampleChoice('f', { type: 'image-group', multiple, options: faces })]);
      const type = expect.stringContaining(` type="${multiple ? 'checkbox' : 'radio'}"`);
      expect(controls(html, multiple ? 'f[]' : 'f')).toEqual([type, type]);
      expect(html.match(/<img src="\/media\/a\/320.jpeg"/g)).toHaveLength(1);
    }
  });

  test('files: chosen, dropped, or sent with the form where there is no script [OP-10]', () => {
    const html = render([
      {
        ...sampleText('f'),
        type: 'file',
        multiple: true,
        maxFiles: 3,
        minSize: 0,
        maxSize: 1000,
        extensions: ['jpg', 'pdf'],
      },
    ]);
    expect(html).toMatch(/<input type="file" id="[^"]+"[^>]*multiple=""[^>]*accept=".jpg,.pdf"/);
    expect(html).toContain('or drop it here');
    expect(html).toMatch(/<noscript>.*<input[^>]* name="f__file"/s);
    expect(controls(html, 'f')).toEqual([expect.stringContaining(' type="hidden"')]);
    expect(html).toMatch(/data-state="idle"/);
  });

  test('products, each with how many and what is left [OP-09]', () => {
    const html = render([
      {
        ...sampleText('f'),
        type: 'productGroup',
        multiple: true,
        min: null,
        max: null,
        productIds: [5],
        ownPrices: true,
      },
    ]);
    expect(controls(html, 'f[5]')).toEqual([expect.stringContaining(' max="4"')]);
    expect(html).toContain('$3.00');
    expect(html).toContain('Only 4 left');
  });

  test('the browser’s own date and time, in quarters of an hour [OP-11]', () => {
    const moment = (type: 'date' | 'time' | 'datetime-local') =>
      render([{ ...sampleText('f'), type, limits: { ...limits, leadDays: 2 } }]);
    expect(moment('date')).toMatch(/type="date"[^>]*min="1970-01-03"/);
    expect(moment('time')).toMatch(/type="time"[^>]*step="900"/);
    expect(moment('datetime-local')).toMatch(
      /type="datetime-local"[^>]*step="900"[^>]*min="1970-01-03T00:00"/,
    );
  });

  test('a colour: a picker and swatches, and its code only without script [OP-12]', () => {
    const html = render([{ ...sampleText('f'), type: 'color', swatches: ['#a3532b'] }]);
    expect(controls(html, 'f')).toEqual([expect.stringContaining(' type="text"')]);
    expect(html).toMatch(/<input type="color"/);
    expect(html).toMatch(/<button[^>]*aria-label="#a3532b"/);
    expect(html).not.toContain('#rrggbb');
  });

  test('nothing to be seen, where it is hidden, and yet sent [OP-13]', () => {
    const html = render([sampleText('f', { type: 'hidden', fallback: 'by hand' })]);
    expect(html).toMatch(/<fieldset[^>]*data-option="f"[^>]*hidden=""/);
    expect(html).toContain('<input type="hidden" name="f" value="by hand"/>');
    expect(html).not.toContain('disabled=""');
  });

  test.each(['paragraph', 'header', 'statictext'] as const)('words alone: %s [OP-15]', (type) => {
    const html = render([{ ...sampleText('f', { required: true }), type, ...words }]);
    expect(html).toContain('Read me');
    expect(html).not.toMatch(/<(input|select|textarea)[^>]*name="f"/);
  });
});

test('"other" is sent as the fixed prefix, with room for the words beside it [OP-16]', () => {
  const field = sampleChoice('f', { type: 'radio-group', options });
  const html = render([field], { f: 'other:beech' });
  const chosen = controls(html, 'f').filter((tag) => tag.includes(' checked=""'));
  expect(chosen).toEqual([expect.stringContaining(' value="other:"')]);
  expect(controls(html, 'f__other')).toEqual([expect.stringContaining(' value="beech"')]);
});

test('help, tooltip and width are where the form says [OP-01]', () => {
  const html = render([sampleText('f', { help: ['Up to 24'], tooltip: 'Why', columns: 6 })]);
  expect(html).toMatch(/data-option="f"[^>]*data-columns="6"/);
  expect(html).toMatch(/<p id="([^"]+)-hint"[^>]*>Up to 24<\/p>/);
  expect(html).toContain('aria-label="About f"');
});

test('prices have the shop’s decimals and separators [OP-48]', () => {
  const { currency } = sampleConfig();
  const field = sampleText('f', {
    fallback: 'x',
    price: samplePrice({ amount: 1_234_567 }),
  });
  expect(render([field])).toContain('$12,345.67');
  const other = {
    ...currency,
    symbol: '€',
    decimals: 3,
    decimalSeparator: ',',
    thousandSeparator: '.',
  };
  expect(render([field], {}, { ...sampleConfig(), currency: other })).toContain('€1.234,567');
});
