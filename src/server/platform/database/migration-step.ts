// Migrations come in two steps, so that two versions can serve side by side. One that expands adds what the
// version before does not notice; one that contracts takes away what the version before no longer uses. The
// name says which it is, since a program knows of later migrations nothing but their recorded names.
// Example: `1.2.0-order-channel` adds a column, `1.3.0-contract-order-source` drops the one it replaced.

export const MIGRATION_NAME = /^\d+\.\d+\.\d+(-[a-z-]+)?$/;

export function migrationStep(name: string): 'expand' | 'contract' {
  return /^\d+\.\d+\.\d+-contract-/.test(name) ? 'contract' : 'expand';
}
