import type { ContentPage } from '#wire/content.ts';
import { ClosedFrame } from '../../layout/quiet-frame.tsx';
import { ContentPageView } from './content-page.tsx';

/** A page of blocks without the menus of the shop, which lead nowhere while it is closed. */
export function ClosedPageView({ data }: { data: ContentPage }) {
  return <ContentPageView data={data} />;
}
ClosedPageView.Frame = ClosedFrame;
