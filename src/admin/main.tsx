import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ADMIN_CONFIG_ID, adminConfig } from '#wire/admin/admin-config.ts';
import { AdminApp } from './admin-app.tsx';
import { createRestClient } from './rest/rest-client.ts';
import { sendWithProgress } from './rest/send-with-progress.ts';
import './main.css';

const holder = document.getElementById('admin');
const text = document.getElementById(ADMIN_CONFIG_ID)?.textContent;
if (!holder || !text) throw new Error('The document of the admin lacks its parts.');

const config = adminConfig.parse(JSON.parse(text));
const client = createRestClient({
  root: config.restUrl,
  nonce: config.restNonce,
  nonceAddress: config.nonceUrl,
  language: config.language,
  fetch: (address, init, onProgress) =>
    onProgress ? sendWithProgress(address, init, onProgress) : window.fetch(address, init),
});
// The page's policy lets in style elements that carry the nonce, and no others.
const styles = createCache({ key: 'admin', nonce: config.styleNonce, prepend: true });

createRoot(holder).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <AdminApp config={config} client={client} />
    </CacheProvider>
  </StrictMode>,
);
