import type { Config } from '#server/platform/config.ts';
import { defineService } from '#server/platform/services.ts';

/** What a run needs of the program around it, beside the context. */
export interface CheckParts {
  readonly config: Pick<
    Config,
    'dataDir' | 'database' | 'storage' | 'smtpUrl' | 'secretKey' | 'backup'
  >;
  /** Where visitors find the shop. */
  readonly origin: string;
  /** Signs what visitors carry. */
  readonly secret: string;
  now(): number;
}

/** Null in a context without a program around it. */
export const checkParts = defineService<{ readonly parts: CheckParts | null }>(() => ({
  parts: null,
}));
