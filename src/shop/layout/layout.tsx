import { useContext } from 'react';
import { Footer } from './footer.tsx';
import { FrameParts, type FrameProps } from './frame.tsx';
import { Header } from './header.tsx';
import { LayoutHtml } from './layout-html.ts';
import { MobileMenu } from './mobile-menu/mobile-menu.tsx';

/** The frame of most pages, the same for every visitor. */
export function Layout({ layout, path, children }: FrameProps) {
  const htmlOf = useContext(LayoutHtml);
  return (
    <FrameParts
      layout={layout}
      header={htmlOf?.('header') ?? <Header layout={layout} path={path} />}
      footer={
        htmlOf?.('footer') ?? (
          <>
            <Footer layout={layout} />
            <MobileMenu layout={layout} path={path} />
          </>
        )
      }
    >
      {children}
    </FrameParts>
  );
}
