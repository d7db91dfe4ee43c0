import * as z from 'zod/mini';
import { perPageParam } from './params.ts';

/** `vitrine/v1/search-misses`: how many texts are asked for. */
export const missQuery = z.object({ per_page: perPageParam(20) });
