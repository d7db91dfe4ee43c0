import type { Domain } from '#server/settings/domain.ts';
import { IMPORT_JOB, purgeImports } from './imports.ts';
import { importHandler } from './run-import.ts';

export const productCsvDomain: Domain = {
  handlers: ({ origin }) => ({ [IMPORT_JOB]: importHandler(origin) }),
  purge: ({ db, now }) => purgeImports(db, now),
};
