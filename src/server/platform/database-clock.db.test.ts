import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase, testEngine } from './database/testing/test-database.ts';
import { followDatabaseClock, shopTime } from './database-clock.ts';

// On PostgreSQL in every run: its clock is asked by raw SQL.

const HOUR = 60 * 60 * 1000;
const database = await testDatabase();
const right = Date.now.bind(Date);
afterEach(() => vi.restoreAllMocks());

function setMachineAhead(ms: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => right() + ms);
}

test.each([HOUR, -HOUR, 40 * 24 * HOUR])(
  'a machine that is %d ms ahead has the time of the database on PostgreSQL, and says so once',
  async (ms) => {
    setMachineAhead(ms);
    const warn = vi.fn();
    const end = await followDatabaseClock(database, { warn });
    const isFollowed = testEngine === 'postgres';
    expect(Math.abs(shopTime() - right())).toBeLessThan(isFollowed ? 3000 : Math.abs(ms) + 1000);
    expect(warn).toHaveBeenCalledTimes(isFollowed ? 1 : 0);
    if (isFollowed) {
      expect(warn).toHaveBeenCalledWith('clock-differs', { behindMs: expect.any(Number) });
    }
    end();
    expect(shopTime() - right()).toBeGreaterThan(ms - 1000);
  },
);

test('a machine that is right within two seconds has its own time', async () => {
  setMachineAhead(500);
  const warn = vi.fn();
  const end = await followDatabaseClock(database, { warn });
  expect(Math.abs(shopTime() - Date.now())).toBeLessThan(100);
  expect(warn).not.toHaveBeenCalled();
  end();
});
