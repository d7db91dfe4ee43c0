import type { Generated } from 'kysely';

export interface ProductVideoTables {
  product_video_files: {
    /** '<hash>.<mp4|webm>'. */
    name: string;
    /** Null while something shows it. */
    unused_since: Generated<number | null>;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ProductVideoTables {}
}
