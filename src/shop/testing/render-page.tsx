import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { ShopProvider } from '../ui/shop-context.tsx';

/** For tests: renders a component inside a shop with the default settings. */
export function renderPage(content: ReactNode, config = sampleConfig()): string {
  return renderToStaticMarkup(
    <ShopProvider config={config} now={0}>
      {content}
    </ShopProvider>,
  );
}
