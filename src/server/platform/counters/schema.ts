import { type DomainSchema, large, text } from '../database/schema.ts';
import type { CounterTables } from './tables.ts';

export const counterSchema: DomainSchema<CounterTables> = {
  tables: {
    counters: { columns: { name: text.primaryKey(), value: large } },
  },
};

/** Starts a counter that triggers increment. */
export const startCounter = (name: string, value = 1) =>
  `insert into counters (name, value) values ('${name}', ${value})`;

/** The statement of a trigger by which everyone who changes a table moves a counter on. */
export const increment = (name: string) =>
  `update counters set value = value + 1 where name = '${name}'`;
