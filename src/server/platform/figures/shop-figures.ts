import { defineService } from '../services.ts';
import type { SharedFigures } from './shared-figures.ts';

/** A context without processes, such as that of a command, has no figures. */
export const shopFigures = defineService<Pick<SharedFigures, 'collect'>>(() => ({
  collect: async () => [],
}));
