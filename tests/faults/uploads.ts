import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { openFaultShop } from './fault-shop.ts';
import { watchWhile } from './watch-shop.ts';

const UPLOADS = 64;
const FILE_BYTES = 100 * 1000 * 1000;
const MAX_MEMORY = 300;
/** On a busy machine; the process itself answers in milliseconds. */
const SLOWEST = 5000;
/**
 * Instead of a status: the shop refused and closed the line while data was still coming, and the
 * refusal was lost on its way, as TCP allows. `/healthz` shows that the shop is there.
 */
const CUT = 0;

/**
 * Sixty-four visitors send 100 MB each at the same moment: first without a nonce, then with a good one,
 * which every page holds.
 */
export async function uploadFlood(): Promise<string> {
  const shop = await openFaultShop({ stock: 1, env: { TRUST_PROXY: '1' } });
  try {
    await shop.start();
    const [address = ''] = shop.addresses;
    const page = await (await fetch(`${address}/`)).text();
    const [, nonce = ''] = /"public":"([0-9a-f]{20})"/.exec(page) ?? [];
    assert.notEqual(nonce, '', 'the page holds a nonce');
    const results: string[] = [];
    for (const input of ['', nonce]) {
      const sending = Promise.all(
        Array.from({ length: UPLOADS }, (_, at) => sendLarge(address, input, `10.0.0.${at}`)),
      );
      const { peak, slowest } = await watchWhile(address, sending);
      const responseCount = await sending;
      const statuses = new Set(responseCount);
      const what = input === '' ? 'without a nonce' : 'with a nonce';
      if (input === '') {
        assert.ok(statuses.has(403), `${[...statuses]}`);
        statuses.delete(CUT);
        assert.deepEqual([...statuses], [403], 'nobody gets in without a nonce');
      }
      assert.ok(![...statuses].some((status) => status >= 500), `${[...statuses]}`);
      assert.ok(peak < MAX_MEMORY, `${peak} MB ${what}`);
      assert.ok(slowest < SLOWEST, `/healthz took ${slowest} ms ${what}`);
      const seen = [...new Set(responseCount)]
        .sort()
        .map((status) => `${responseCount.filter((one) => one === status).length} × ${status}`)
        .join(', ');
      results.push(`${what} (${seen}): ${peak} MB, /healthz within ${slowest} ms`);
    }
    return `${UPLOADS} uploads of 100 MB ${results.join('; ')}`;
  } finally {
    await shop.close();
  }
}

/** By hand: programs of the platform would wait for the whole body to be taken. */
async function sendLarge(address: string, nonce: string, from: string): Promise<number> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  let result = '';
  socket.on('data', (data) => {
    result += data.toString('latin1');
    // As browsers do: whoever has been answered sends no more.
    if (statusIn(result) !== CUT) socket.destroy();
  });
  // The shop may close the line as soon as it has answered.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const details = JSON.stringify({ product_id: 1, element_id: 'photo' });
  const head =
    field('nonce', nonce) +
    field('wcpa_file_details', details) +
    '--x\r\nContent-Disposition: form-data; name="wcpa_file"; filename="a.png"\r\n' +
    'Content-Type: image/png\r\n\r\n';
  const tail = '\r\n--x--\r\n';
  socket.write(
    `POST /wp-admin/admin-ajax.php?action=wcpa_ajax_upload HTTP/1.1\r\nHost: ${host}\r\n` +
      `X-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${head.length + FILE_BYTES + tail.length}\r\n\r\n${head}`,
  );
  const part = Buffer.alloc(1_000_000);
  for (let sent = 0; sent < FILE_BYTES && result === '' && !socket.destroyed; sent += part.length) {
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), closed]).catch(() => null);
  }
  if (!socket.destroyed) socket.write(tail);
  await closed;
  return statusIn(result);
}

function statusIn(result: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(result)?.[1] ?? CUT);
}
