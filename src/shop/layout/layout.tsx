import { Footer } from './footer.tsx';
import { FrameParts, type FrameProps } from './frame.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu/mobile-menu.tsx';

/** The frame of most pages, the same for every visitor. */
export function Layout({ layout, path, children }: FrameProps) {
  return (
    <FrameParts
      layout={layout}
      header={<Header layout={layout} path={path} />}
      footer={
        <>
          <Footer layout={layout} />
          <MobileMenu layout={layout} path={path} />
        </>
      }
    >
      {children}
    </FrameParts>
  );
}
