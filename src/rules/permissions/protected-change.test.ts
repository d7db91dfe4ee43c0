import { describe, expect, test } from 'vitest';
import { rightsFor } from './custom-roles.ts';
import type { Role } from './permissions.ts';
import {
  type Asking,
  CONFIRMED_MS,
  mayChangeProtected,
  mayMakeCredentials,
} from './protected-change.ts';

const NO_ROLES = { customRoles: [], supportRefundLimit: 0 };
const NOW = 1_800_000_000_000;
const session = (confirmedAt: number | null): Omit<Asking, 'rights'> => ({
  by: 'session',
  confirmedAt,
  limited: false,
});
const key = (limited: boolean): Omit<Asking, 'rights'> => ({
  by: 'key',
  confirmedAt: null,
  limited,
});
const application: Omit<Asking, 'rights'> = {
  by: 'application-password',
  confirmedAt: null,
  limited: false,
};

describe('a protected setting', () => {
  test.each<[Role, string, Omit<Asking, 'rights'>, string]>([
    ['customer', 'a session', session(NOW), 'role'],
    ['editor', 'a session', session(NOW), 'role'],
    ['support', 'a session', session(NOW), 'role'],
    ['shop_manager', 'a session confirmed just now', session(NOW), 'role'],
    ['shop_manager', 'a full key', key(false), 'role'],
    ['administrator', 'a session never confirmed', session(null), 'password'],
    ['administrator', 'a session confirmed just now', session(NOW), 'yes'],
    ['administrator', 'the last moment of it', session(NOW - CONFIRMED_MS + 1), 'yes'],
    ['administrator', 'a moment later', session(NOW - CONFIRMED_MS), 'password'],
    ['administrator', 'a confirmation from the future', session(NOW + 1), 'password'],
    ['administrator', 'a full key', key(false), 'yes'],
    ['administrator', 'a limited key', key(true), 'program'],
    ['administrator', 'an application password', application, 'program'],
  ])('%s with %s', (role, _, asking, verdict) => {
    expect(mayChangeProtected({ rights: rightsFor(role, NO_ROLES), ...asking }, NOW)).toBe(verdict);
  });
});

describe('a credential', () => {
  test.each<[string, Omit<Asking, 'rights'>, string]>([
    ['a session never confirmed', session(null), 'password'],
    ['a session confirmed just now', session(NOW), 'yes'],
    ['a session confirmed long ago', session(NOW - 2 * CONFIRMED_MS), 'password'],
    ['a full key', key(false), 'program'],
    ['a limited key', key(true), 'program'],
    ['an application password', application, 'program'],
  ])('made with %s', (_, asking, verdict) => {
    expect(mayMakeCredentials(asking, NOW)).toBe(verdict);
  });
});
