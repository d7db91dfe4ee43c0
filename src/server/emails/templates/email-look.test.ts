import { describe, expect, test } from 'vitest';
import type { Settings } from '#server/settings/defaults.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import type { LogoData } from '#wire/layout.ts';
import { sampleOrder } from '#wire/samples/order.ts';
import type { Email } from '../email.ts';
import { emailContext } from './email-context.ts';
import { writeEmail } from './write-email.ts';

function toHtml(email: Email, overrides: Partial<Settings>, logo: LogoData | null = null): string {
  const settings = { ...defaultSettings(), ...overrides };
  const desk = emailContext(settings, 'https://shop.example', logo);
  return writeEmail(desk, email, sampleOrder())?.html ?? '';
}

describe('the look of an email', () => {
  const email = { kind: 'invoice', to: 'ada@example.com', orderId: 7, data: {} } as Email;

  test('is that of the theme: colours, corners and letters', () => {
    const html = toHtml(email, {
      'theme.light': { accent: '#1f5673', 'paper-raised': '#f0f4f8' },
      'theme.dark': { accent: '#7fc4e8' },
      'theme.displayFont': 'system-sans',
      'theme.radiusMedium': 2,
    });
    expect(html).toContain('background-color:#1f5673');
    expect(html).toContain('background-color:#f0f4f8;border-radius:2px');
    expect(html).toContain('.button{background-color:#7fc4e8!important');
    expect(html).not.toContain('#ad4519');
    expect(html).not.toContain('Georgia');
  });

  test('never has text that cannot be read on its button', () => {
    const html = toHtml(email, { 'theme.light': { accent: '#ffd700' } });
    expect(html).toContain('background-color:#ffd700;color:#000000');
  });

  test('has the logo in place of the name, and the name for who sees no pictures', () => {
    const image = { id: 1, key: 'logo-0123456789', width: 800, height: 200, alt: '', caption: '' };
    const htmlWith = (logo: LogoData | null) => toHtml(email, { 'shop.name': 'Kiln & Co' }, logo);
    const html = htmlWith({
      image,
      darkImage: { ...image, key: 'dark-0123456789' },
      showsName: false,
    });
    expect(html).toContain('src="https://shop.example/media/logo-0123456789/320.webp"');
    expect(html).toContain('alt="Kiln &amp; Co" height="40"');
    expect(html).toContain('src="https://shop.example/media/dark-0123456789/320.webp"');
    expect(html).not.toContain('>Kiln &amp; Co<');
    expect(htmlWith({ image, darkImage: null, showsName: true })).toMatch(/alt="".*Kiln &amp; Co/);
    expect(htmlWith(null)).not.toContain('<img alt="Kiln');
  });
});
