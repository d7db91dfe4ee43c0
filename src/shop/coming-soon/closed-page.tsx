import type { ContentPage } from '#wire/content.ts';
import { ContentPageView } from '../content/content-page.tsx';
import { ClosedFrame } from '../layout/quiet-frame.tsx';

/** A page of blocks without the menus of the shop, which lead nowhere while it is closed. */
export function ClosedPageView({ data }: { data: ContentPage }) {
  return <ContentPageView data={data} />;
}
ClosedPageView.Frame = ClosedFrame;
