import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  formButton,
  formDigits,
  formFlag,
  formId,
  formLine,
  formQuantity,
  formText,
  jsonField,
  sentText,
} from './form-fields.ts';

describe('kinds of field', () => {
  test.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['a text', formText(20), 'oak tray', 'oak tray'],
    ['a long text is cut', formText(3), 'oak tray', 'oak'],
    ['a number as text', formText(20), 12, '12'],
    ['a list is no text', formText(20), ['oak'], ''],
    ['nothing is no text', formText(20), undefined, ''],
    ['nothing where it matters', sentText(20), undefined, undefined],
    ['an empty text was sent', sentText(20), '', ''],
    ['a line has no space around it and no NUL', formLine(20), ' Gh\0ent ', 'Ghent'],
    ['an id', formId, '12', 12],
    ['no id', formId, '-1', null],
    ['an id no row can have', formId, '99999999999', null],
    ['a ticked box', formFlag, 'on', true],
    ['another word', formFlag, 'yes', false],
    ['a pressed button', formButton, '', true],
    ['a button that is not there', formButton, undefined, false],
    ['a quantity', formQuantity, ' 2 ', 2],
    ['no quantity', formQuantity, '', null],
    ['a fraction', formQuantity, '1.5', 1.5],
    ['a fraction of a program', formQuantity, 1.5, 1.5],
    ['too fine a fraction', formQuantity, '1.0005', Number.NaN],
    ['a huge number', formQuantity, 1e300, Number.NaN],
    ['digits', formDigits(3), '120', 120],
    ['too many digits', formDigits(3), '1200', null],
    ['JSON', jsonField(z.array(z.int())), '[1,2]', [1, 2]],
    ['the value itself', jsonField(z.array(z.int())), [1, 2], [1, 2]],
    ['no JSON', jsonField(z.array(z.int())), '[1,', null],
  ])('%s', (_, field, value, expected) => {
    expect(z.object({ field }).parse({ field: value }).field).toEqual(expected);
  });
});
