import { expect, test } from 'vitest';
import { assertionProblems } from './assertion-rules.mjs';

const problems = (body: string, path = 'tests/browser/a.test.ts') =>
  assertionProblems(path, `test('a', async () => {\n${body}\n});`).map(({ text }) => text);

const NO_MATCHER = 'expect(…) without a matcher checks nothing';
const NOT_AWAITED = 'an expectation that is not awaited';
const CONSTANT = 'an expectation about constants says nothing of the program';
const ITSELF = 'a value is compared with itself';
const SWALLOWED = 'the failure of an expectation is swallowed';

test.each([
  'expect(found);',
  'expect(found).not;',
  'await expect(found);',
  'expect.soft(found);',
  'const later = expect(found);',
  'expect.poll(() => found());',
])('without a matcher: %s', (body) => {
  expect(problems(body)).toEqual([NO_MATCHER]);
});

test.each([
  'expect(button).toBeVisible();',
  "expect(button).not.toHaveText('x');",
  "expect(page).toHaveURL('/x');",
  'void expect(button).toBeVisible();',
  'expect.soft(button).toBeHidden();',
  'expect.poll(() => count()).toBe(2);',
  'expect(answer()).resolves.toBe(2);',
  "expect(answer()).rejects.toThrow('x');",
  'expect(() => check()).toPass();',
  'rows.forEach((row) => expect(row).toBeVisible());',
  'assert.rejects(answer());',
])('not awaited: %s', (body) => {
  expect(problems(body)).toEqual([NOT_AWAITED]);
});

test.each([
  'expect(1).toBe(1);',
  'expect(true).toBeTruthy();',
  'expect(-1).toBeLessThan(0);',
  'expect(`a`).toEqual("a");',
  'expect([1, 2]).toHaveLength(2);',
  'expect({ a: 1 }).toEqual({ a: 1 });',
  'expect(1 + 1).toBe(2);',
  'const most = 3; expect(most).toBe(3);',
  'assert.equal(1, 1);',
  "assert.ok(true, 'it went on');",
])('about constants: %s', (body) => {
  expect(problems(body)).toEqual([CONSTANT]);
});

test.each(['expect(found).toBe(found);', 'expect(a.b).toEqual(a.b);'])(
  'with itself: %s',
  (body) => {
    expect(problems(body)).toEqual([ITSELF]);
  },
);

test.each([
  'try { expect(found).toBe(2); } catch { again(); }',
  'try { run(() => { expect(found).toBe(2); }); } catch (error) { log(error); }',
  'await expect(answer()).resolves.toBe(2).catch(log);',
  'await expect(button).toBeVisible().then(go, log);',
  'await Promise.all([expect(a).toBeVisible()]).catch(log);',
  'await Promise.allSettled([expect(a).toBeVisible()]);',
  'try { assert.equal(found, 2); } catch { again(); }',
])('swallowed: %s', (body) => {
  expect(problems(body)).toEqual([SWALLOWED]);
});

test.each([
  'await go().catch(() => {});',
  'await go().catch(() => undefined);',
  'await go().catch(() => null);',
  'await go().catch(function () {});',
  'try { await go(); } catch {}',
  'try { await go(); } catch (error) { /* whatever it was */ }',
])('silenced: %s', (body) => {
  expect(problems(body)).toEqual([expect.stringContaining('swallows what fails')]);
  // A stand-in goes on where a shop does not answer.
  expect(problems(body, 'tests/faults/a.ts')).toEqual([]);
});

test.each([
  'expect(found).toBe(2);',
  'expect(await found()).toBe(2);',
  'await expect(button).toBeVisible();',
  'await expect.poll(() => count()).toBe(2);',
  'const done = expect(button).toBeVisible(); await done;',
  'await Promise.all([expect(a).toBeVisible(), expect(b).toBeVisible()]);',
  'return expect(answer()).resolves.toBe(2);',
  'const visible = () => expect(button).toBeVisible(); await visible();',
  'expect([200, 422]).toContain(status);',
  'expect(next()).not.toBe(next());',
  'const seen = []; seen.push(1); expect(seen).toEqual([1]);',
  'let last = 0; last = next(); expect(last).toBe(1);',
  'try { expect(found).toBe(2); } finally { close(); }',
  'try { await go(); } catch (error) { expect(error).toBe(2); }',
  "try { expect(found).toBe(2); } catch (error) { throw new Error('x', { cause: error }); }",
  'try { expect(found).toBe(2); } catch { expect.fail("no"); }',
  'await folder().catch(() => []);',
  'await assert.rejects(answer());',
  "assert.fail('nobody waits that long');",
  'expect.fail(line);',
  'expect.assertions(2);',
])('fine: %s', (body) => {
  expect(problems(body)).toEqual([]);
});

test('only tests and what they share are looked at, with the line of each problem', () => {
  const source = 'run();\nexpect(found);\n';
  expect(assertionProblems('src/rules/a.ts', source)).toEqual([]);
  for (const path of ['src/a.test.ts', 'tests/attacks/a.ts', 'src/server/cart/testing/a.ts']) {
    expect(assertionProblems(path, source)).toEqual([{ line: 2, text: NO_MATCHER }]);
  }
});
