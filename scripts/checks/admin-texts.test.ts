import { expect, test } from 'vitest';
import { adminTextProblems } from './admin-texts.mjs';

const problems = (source: string, path = 'src/admin/zones/a.tsx') =>
  adminTextProblems(path, source).map(({ text }) => text.split('"')[1]);

test.each([
  ['const a = <p>Saved</p>;', 'Saved'],
  ["const a = <p>{'Saved'}</p>;", 'Saved'],
  ['const a = <Field label="Name" />;', 'Name'],
  [`const a = <Field aria-label={\`Delete \${b}\`} />;`, 'Delete  '],
  ["const a = { helperText: 'Leave empty' };", 'Leave empty'],
  ["notify('Saved');", 'Saved'],
  ["const a = b ? 'Nothing here yet.' : '';", 'Nothing here yet.'],
])('%s has words of its own', (source, text) => {
  expect(problems(source)).toEqual([text]);
});

test.each([
  "const a = <p>{adminMessages['admin.saved']} · {count}</p>;",
  'const a = <Field source="name" label={adminMessages[\'admin.name\']} alt="" />;',
  "const a = <Box sx={{ gridTemplate: '1fr auto', content: '\"\"' }} />;",
  "const a = { title: 'speed-title', label: 'admin.saved' };",
  "if (event.key === 'Escape') throw new Error('This must not happen.');",
  `const a = <p>{\`\${price} €\`} → {more}</p>;`,
])('%s has none', (source) => {
  expect(problems(source)).toEqual([]);
});

test('other files may have words', () => {
  expect(problems('const a = <p>Saved</p>;', 'src/shop/a.tsx')).toEqual([]);
  expect(problems('const a = <p>Saved</p>;', 'src/admin/zones/a.test.tsx')).toEqual([]);
});
