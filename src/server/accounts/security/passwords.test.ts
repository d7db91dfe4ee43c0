import { expect, test } from 'vitest';
import { hashPassword, passwordCost, verifyPassword } from './passwords.ts';

test('a hash names a cost that takes 16 MB and five rounds, and holds neither password nor the same salt', async () => {
  expect(passwordCost.usual).toEqual({ power: 14, blockSize: 8, parallel: 5 });
  const [one, two] = await Promise.all([
    hashPassword('a warm stove'),
    hashPassword('a warm stove'),
  ]);
  expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('a warm stove', one)).toEqual({ ok: true, outdated: false });
  expect(await verifyPassword('a warm stovE', one)).toEqual({ ok: false, outdated: false });
});

test('the same letters typed on another keyboard are the same password', async () => {
  const quick = { power: 4, blockSize: 8, parallel: 1 };
  const hash = await hashPassword('caf\u00e9 au lait', quick);
  expect(await verifyPassword('cafe\u0301 au lait', hash)).toMatchObject({ ok: true });
});

test('what is no hash opens for nobody', async () => {
  const usual = passwordCost.usual;
  passwordCost.usual = { power: 4, blockSize: 8, parallel: 1 };
  try {
    for (const broken of ['', 'scrypt', 'plain password', 'scrypt$4$8$1$$', 'md5$4$8$1$a$b']) {
      expect(await verifyPassword(broken, broken)).toEqual({ ok: false, outdated: false });
    }
  } finally {
    passwordCost.usual = usual;
  }
});
