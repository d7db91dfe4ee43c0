import { describe, expect, test } from 'vitest';
import { blockDifferences, type ComparedBlock, type Run, textDifference } from './differences.ts';

/** `a [-red-]{+blue+} cup` */
const written = (runs: readonly Run[]) =>
  runs
    .map(({ kind, text }) => {
      if (kind === 'same') return text;
      return kind === 'added' ? `{+${text}+}` : `[-${text}-]`;
    })
    .join('');

describe('two texts', () => {
  test.each([
    ['a red cup', 'a blue cup', 'a [-red-]{+blue+} cup'],
    ['same', 'same', 'same'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['', '', ''],
    ['one two', 'one two three', 'one two{+ three+}'],
  ])('%j and %j', (before, after, difference) => {
    expect(written(textDifference(before, after))).toBe(difference);
  });

  test('together the runs are the texts, whatever they are', () => {
    const [before, after] = ['the oak  tray\nis warm', 'an oak tray is\nvery warm'];
    const runs = textDifference(before, after);
    const without = (kind: Run['kind']) =>
      runs
        .filter((run) => run.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  });

  test('very long ones are not compared word by word', () => {
    const [before, after] = ['a '.repeat(9000), 'b '.repeat(9000)];
    expect(textDifference(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });
});

describe('two lists of blocks', () => {
  const text = (html: string): ComparedBlock => ({ kind: 'text', settings: { html } });
  const hero = (title: string): ComparedBlock => ({ kind: 'hero', settings: { title, items: [] } });
  const changes = (before: ComparedBlock[], after: ComparedBlock[]) =>
    blockDifferences(before, after).map(
      ({ change, kind, fields }) =>
        `${change} ${kind}: ${fields.map(({ path, runs }) => `${path}=${written(runs)}`).join()}`,
    );

  test.each<[string, ComparedBlock[], ComparedBlock[], string[]]>([
    ['nothing changed', [hero('A')], [hero('A')], ['same hero: title=A']],
    [
      'words changed',
      [hero('A'), text('<p>red cup</p>')],
      [hero('A'), text('<p>blue cup</p>')],
      ['same hero: title=A', 'changed text: html=[-red-]{+blue+} cup'],
    ],
    [
      'one came before another',
      [text('a')],
      [hero('New'), text('a')],
      ['added hero: title={+New+}', 'same text: html=a'],
    ],
    [
      'one went',
      [text('a'), hero('Old')],
      [text('a')],
      ['same text: html=a', 'removed hero: title=[-Old-]'],
    ],
    [
      'one in the place of another kind',
      [hero('Old')],
      [text('a')],
      ['added text: html={+a+}', 'removed hero: title=[-Old-]'],
    ],
    [
      'only markup changed',
      [text('<p>a</p>')],
      [text('<h2>a</h2>')],
      ['changed text: html=[-<p>a</p>-]{+<h2>a</h2>+}'],
    ],
    ['all gone', [text('a')], [], ['removed text: html=[-a-]']],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test('a hundred blocks are compared at once', () => {
    const many = (word: string) => Array.from({ length: 100 }, (_, at) => text(`${word} ${at}`));
    expect(blockDifferences(many('a'), many('b'))).toHaveLength(100);
  });
});
