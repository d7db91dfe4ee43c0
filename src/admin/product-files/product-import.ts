import type * as z from 'zod/mini';
import type { importResponse } from '#wire/vitrine/product-files.ts';

export type ProductImport = z.infer<typeof importResponse>;
