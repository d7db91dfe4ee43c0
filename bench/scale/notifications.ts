import type { Costs } from './simulate.ts';

// Every order tells all processes which pages it has changed. Measured on 2026-11-18 on PostgreSQL 15:
// processor time of the server for one NOTIFY, with 1, 10, 40 and 160 connections that listen 0.11, 0.21, 0.84
// and 1.87 ms (300 to 1,000 of each, other programs on the machine).
const NOTIFY_MS = 0.1;
const LISTENER_MS = 0.012;

/** What an order costs the database where so many processes listen. Example: 400 processes, 4.9 ms more. */
export function withNotifications(costs: Costs, processes: number): Costs {
  const { worker, database } = costs.order;
  const notification = NOTIFY_MS + LISTENER_MS * processes;
  return { ...costs, order: { worker, database: database + notification } };
}
