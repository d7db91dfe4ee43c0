import { expect, test } from 'vitest';
import type { AccountFrame } from '#wire/account.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Security } from './security.tsx';

const frame: AccountFrame = {
  title: 'Security',
  customer: { name: 'Ann', email: 'ann@example.com' },
  menu: [],
  accountUrl: '/my-account',
  logOutUrl: '/my-account/customer-logout',
  nonce: 'n',
  notices: [],
  problems: [],
};

const image = { size: 57, path: 'M4 4h7v1h-7z' };
const render = (pending: { secret: string; url: string; picture: typeof image } | null) =>
  renderPage(
    <Security
      frame={frame}
      view={{
        kind: 'security',
        on: false,
        pending,
        recoveryLeft: 0,
        recoveryCodes: [],
        owed: false,
        passkeys: [],
        sessions: [],
      }}
    />,
  );

test('the key can be scanned, typed or opened; the picture has a name', () => {
  const html = render({
    secret: 'ABCDEFGH',
    url: 'otpauth://totp/x?secret=ABCDEFGH',
    picture: image,
  });
  expect(html).toMatch(
    /<svg[^>]* width="228" height="228" viewBox="0 0 57 57" role="img" aria-label="QR code [^"]+"/,
  );
  expect(html).toContain('<path d="M4 4h7v1h-7z"');
  expect(html).toContain('ABCD EFGH');
  expect(html).toContain('href="otpauth://totp/x?secret=ABCDEFGH"');
  expect(html).not.toContain('style=');
});

test('there is none before it is asked for', () => {
  expect(render(null)).not.toContain('<path d="M4');
});
