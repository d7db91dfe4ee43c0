import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { ShopProvider } from '../ui/shop-context.tsx';
import '../styles/global.css';

interface MountOptions {
  config?: Partial<ShopConfig>;
  /** Where the visitor is: a path with query and fragment. */
  address?: string;
}

/** Renders a component in the page of the test, in a shop with the default settings, until its end. */
export function mount(
  content: ReactNode,
  { config, address = '/' }: MountOptions = {},
): HTMLElement {
  const settings = sampleConfig(config);
  const before = location.href;
  history.replaceState(null, '', address);
  document.documentElement.dir = settings.dir;
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    history.replaceState(null, '', before);
    document.documentElement.dir = 'ltr';
    window.scrollTo(0, 0);
  });
  flushSync(() =>
    root.render(
      <ShopProvider config={settings} now={0}>
        {content}
      </ShopProvider>,
    ),
  );
  return host;
}
