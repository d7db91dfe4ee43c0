import type { Layout } from './layout.ts';
import type { SharedConfig } from './shop-config.ts';

/** The JSON file that pages of a kind share; the script element `start` names it as `data-shared`. */
export interface SharedData {
  config: SharedConfig;
  layout: Layout;
  /** The shape of every icon by its name: a document has only those its HTML uses. */
  icons: Readonly<Record<string, string>>;
}
