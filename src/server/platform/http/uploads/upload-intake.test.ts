import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearAbandoned, createUploadIntake } from './upload-intake.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'vitrine-intake-'));
const LIMITS = { requestsOfVisitor: 2, bytesOfVisitor: 100, requestsOfAll: 3, bytesOfAll: 150 };

test('so many requests of a visitor and of all are on their way at once', async () => {
  const intake = createUploadIntake(folder(), LIMITS);
  const first = intake.open('ada');
  expect(intake.open('ada')).not.toBeNull();
  expect(intake.open('ada')).toBeNull();
  expect(intake.open('bob')).not.toBeNull();
  expect(intake.open('cy')).toBeNull();
  await first?.close();
  expect(intake.open('cy')).not.toBeNull();
});

test('so many bytes of a visitor and of all', async () => {
  const intake = createUploadIntake(folder(), LIMITS);
  const ada = intake.open('ada');
  expect([ada?.take(60), intake.open('ada')?.take(41), ada?.take(40)]).toEqual([true, false, true]);
  const bob = intake.open('bob');
  expect([bob?.take(51), bob?.take(50)]).toEqual([false, true]);
  await ada?.close();
  expect(bob?.take(50)).toBe(true);
});

test('what is announced counts before it comes, and no byte of it twice', async () => {
  const intake = createUploadIntake(folder(), LIMITS);
  const ada = intake.open('ada');
  expect(ada?.reserve(80)).toBe(true);
  expect(intake.open('ada')?.reserve(30)).toBe(false);
  const bob = intake.open('bob');
  expect(bob?.reserve(71)).toBe(false);
  expect([ada?.take(80), ada?.take(20), ada?.take(1)]).toEqual([true, true, false]);
  await ada?.close();
  expect(bob?.reserve(100)).toBe(true);
});

test('files are gone with their request, and those of a killed process after an hour', async () => {
  const place = folder();
  const intake = createUploadIntake(place).open('ada');
  const path = (await intake?.newPath()) ?? '';
  writeFileSync(path, 'x');
  await intake?.close();
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(place)).toEqual([]);
  for (const [name, age] of [['old', 3601] as const, ['new', 3000] as const]) {
    writeFileSync(join(place, name), '');
    utimesSync(join(place, name), 10_000 - age, 10_000 - age);
  }
  await clearAbandoned(place, 10_000_000);
  expect(readdirSync(place)).toEqual(['new']);
});
