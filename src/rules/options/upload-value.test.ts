import { describe, expect, test } from 'vitest';
import { hasPreview } from './checks/check-file.ts';
import { readUpload, readUploads, uploadsText, writeUpload, writeUploads } from './upload-value.ts';

const upload = { reference: 'abcdefgh', name: 'my photo.jpg' };

describe('uploads as values', () => {
  test('reference and name with a double pipe between [OP-95]', () => {
    expect(writeUpload(upload)).toBe('abcdefgh||my photo.jpg');
    expect(readUpload('abcdefgh||my photo.jpg')).toEqual(upload);
  });

  test.each(['', 'abcdefgh', '../../x||a.jpg', 'abcdefgh||', 'abc||a.jpg', 'abcdefgh||a\n.jpg'])(
    '%j is no upload [OP-95]',
    (value) => {
      expect(readUpload(value)).toBeNull();
    },
  );

  test('a removed file leaves its slot empty [OP-96]', () => {
    const list = writeUploads([upload, null, { ...upload, name: 'b.png' }]);
    expect(list).toBe('["abcdefgh||my photo.jpg","","abcdefgh||b.png"]');
    expect(readUploads(list)).toEqual([upload, null, { ...upload, name: 'b.png' }]);
    expect(readUploads('abcdefgh||my photo.jpg')).toEqual([upload]);
    expect(readUploads('')).toEqual([]);
  });

  test('a field sends one reference, or a list that keeps the gaps; nothing where none is left [OP-96]', () => {
    const one = 'abcdefgh||my photo.jpg';
    expect(uploadsText([null, upload], false)).toBe(one);
    expect(uploadsText([null, upload, null], true)).toBe(`["","${one}",""]`);
    expect(uploadsText([upload], true)).toBe(`["${one}"]`);
    expect(uploadsText([null, null], true)).toBe('');
    expect(uploadsText([], false)).toBe('');
  });

  test.each(['[', '[1]', '["x"]', '{"a":1}', `[${Array(101).fill('""').join(',')}]`])(
    '%j is no list of uploads [OP-96]',
    (value) => {
      expect(readUploads(value)).toBeNull();
    },
  );

  test.each<[string, number, boolean]>([
    ['a.jpg', 1280, true],
    ['a.JPEG', 1280, true],
    ['a.png', 481, true],
    ['a.gif', 1280, true],
    ['a.svg', 1280, true],
    ['a.webp', 1280, false],
    ['a.pdf', 1280, false],
    ['jpg', 1280, false],
  ])('a preview of %s at %s px: %s [OP-98]', (name, width, expected) => {
    expect(hasPreview(name, width)).toBe(expected);
  });

  test('no previews at 480 px or less [OP-99]', () => {
    expect(hasPreview('a.jpg', 480)).toBe(false);
    expect(hasPreview('a.jpg', 481)).toBe(true);
  });
});
