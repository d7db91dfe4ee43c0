import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GuidePage, parseGuide, spansOf } from '#rules/guide/parse-guide.ts';
import { emailEditorMessages, previewMessages } from '#wire/messages/admin/email-editor.ts';
import { reactAdminMessages } from '#wire/messages/admin/react-admin.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { healthMessages } from '#wire/messages/health.ts';
import { settingChoices } from '#wire/messages/settings/choices.ts';
import { SETTING_GROUPS } from '#wire/messages/settings/groups.ts';
import { settingTexts } from '#wire/messages/settings/settings.ts';
import { SECTIONS } from '../../src/admin/sections.ts';
import { root } from '../pinned-node.mjs';

// The guide is true to the screens as far as a program can tell: each section has a page, each name in
// bold is a text of its screen, each picture is there and is described, each link leads somewhere.

const folder = join(root, 'src/admin/help');
const guide = join(folder, 'guide');

const PAGES: ReadonlyMap<string, GuidePage> = new Map(
  readdirSync(guide, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file.slice(0, -'.md'.length), parseGuide(read(join(guide, file)))]),
);
/** The screens that are no section. */
const OTHERS = ['home', 'settings'];

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

test('every section has a page, and every page is about a section', () => {
  const names = [...OTHERS, ...SECTIONS.map(({ name }) => name)].sort();
  expect([...PAGES.keys()].sort()).toEqual(names);
});

describe.each([...PAGES])('%s', (name, page) => {
  test('has a title, a picture, steps, and what may go wrong', () => {
    const label = SECTIONS.find((section) => section.name === name)?.label;
    if (label) expect(page.title).toBe(label);
    const kinds = page.blocks.map((block) =>
      block.kind === 'list' ? block.isNumbered : block.kind,
    );
    expect(kinds[0]).toBe('paragraph');
    expect(kinds).toContain(true);
    expect(kinds).toContain('image');
    const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []));
    expect(headings).toContain('If something goes wrong');
    expect(headings).toContain('Words');
  });

  test('shows pictures that are there, in words too', () => {
    for (const block of page.blocks) {
      if (block.kind !== 'image') continue;
      expect(existsSync(join(folder, 'pictures', block.file)), block.file).toBe(true);
      expect(block.alt.length, block.file).toBeGreaterThan(15);
    }
  });

  test('names what its screen has', () => {
    const known = textsOfScreen(name);
    const names = spansOf(page).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    expect(names.filter((each) => !known.has(each))).toEqual([]);
  });

  test('leads to pages that are there', () => {
    const links = spansOf(page).flatMap((span) => (span.kind === 'link' ? [span.to] : []));
    expect(links.filter((to) => !PAGES.has(to.replace('guide:', '')))).toEqual([]);
  });
});

test('no picture is left over, and all of them together stay small', () => {
  const used = [...PAGES.values()].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'image' ? [block.file] : [])),
  );
  const files = readdirSync(join(folder, 'pictures'));
  expect(files.sort()).toEqual([...new Set(used)].sort());
  const bytes = files.map((file) => readFileSync(join(folder, 'pictures', file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(3_000_000);
});

/** Folders whose screens other sections show too. */
const SHARED = ['ui', 'shell', 'data', 'settings', 'media', 'log', 'rest', 'builder'];
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'analytics'],
  settings: ['settings'],
  'settings/emails': ['emails', 'settings'],
  posts: ['pages'],
};

/** What stands on the screens of a section, as far as their sources name it. */
function textsOfScreen(name: string): ReadonlySet<string> {
  const group = SETTING_GROUPS.find(({ id }) => name === `settings/${id}`);
  const folders = FOLDERS[name] ?? [folderOf(name)];
  const keys = [...folders, ...SHARED].map(keysIn);
  const messages = Object.entries<unknown>({
    ...adminMessages,
    ...emailEditorMessages,
    ...previewMessages,
    ...healthMessages,
  });
  const texts = messages.flatMap(([key, text]) =>
    typeof text === 'string' && keys.some((each) => isNamed(key, each)) ? [text] : [],
  );
  const isHere = (key: string) => group?.names.some((word) => key.startsWith(`${word}.`)) ?? false;
  const labels = Object.entries(settingTexts).flatMap(([key, [label]]) =>
    isHere(key) ? [label] : [],
  );
  const choices = Object.entries<Readonly<Record<string, string>>>(settingChoices).flatMap(
    ([key, each]) => (isHere(key) ? Object.values(each) : []),
  );
  return new Set([
    ...texts,
    ...Object.values<unknown>(reactAdminMessages).filter((each) => typeof each === 'string'),
    ...SECTIONS.map(({ label }) => label),
    ...labels,
    ...choices,
  ]);
}

/** As a text between quotes, or as the beginning of one that is put together. */
function isNamed(key: string, { full, beginnings }: Keys): boolean {
  return full.has(key) || beginnings.some((each) => key.startsWith(each));
}

function folderOf(name: string): string {
  const section = readdirSync(join(root, 'src/admin'), { withFileTypes: true }).find(
    (entry) =>
      entry.isDirectory() &&
      existsSync(join(root, 'src/admin', entry.name, 'section.ts')) &&
      read(join(root, 'src/admin', entry.name, 'section.ts')).includes(`name: '${name}'`),
  );
  return section?.name ?? 'settings';
}

interface Keys {
  full: ReadonlySet<string>;
  beginnings: readonly string[];
}

const keysBy = new Map<string, Keys>();

/** The keys of messages that the sources of a folder name. */
function keysIn(name: string): Keys {
  const known = keysBy.get(name);
  if (known) return known;
  const path = join(root, 'src/admin', name);
  const files = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  const source = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(join(path, file)))
    .join('\n');
  const full = new Set([...source.matchAll(/'([\w.-]+\.[\w.-]+)'/g)].map(([, key = '']) => key));
  const beginnings = [...source.matchAll(/`(admin\.[\w.-]+\.|(?!admin)\w+\.[\w.-]*)\$\{/g)].map(
    ([, key = '']) => key,
  );
  const keys = { full, beginnings };
  keysBy.set(name, keys);
  return keys;
}
