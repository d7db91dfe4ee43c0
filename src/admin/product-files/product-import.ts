import type * as z from 'zod/mini';
import type { importAnswer } from '#wire/vitrine/product-files.ts';

export type ProductImport = z.infer<typeof importAnswer>;
