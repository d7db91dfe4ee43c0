// @ts-check
// Prints what a server is doing whose event loop does not turn: its supervisor has asked it by SIGUSR1 to
// open its inspector at this port of the machine itself. Run on the pinned Node, which has WebSocket.
// `node scripts/stack-of.mjs 40123`
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 5000;
const MAX_FRAMES = 30;
const MAX_FILE_LENGTH = 200;

/** @typedef {{ functionName: string, location: { scriptId: string, lineNumber: number, columnNumber: number } }} Frame */

const port = Number(process.argv[2]);
// In native code, such as a query of the database, it does not come to open it.
setTimeout(
  () => finish('It is not running JavaScript: a query of the database, or a program gone wrong.'),
  PATIENCE_MS,
);

/** @param {string} text */
function finish(text) {
  process.stdout.write(`${text}\n`, () => process.exit(0));
}

/** @returns {Promise<string>} */
async function inspectorAddress() {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    /** @type {{ webSocketDebuggerUrl: string }[]} */
    const [target] = response?.ok ? await response.json() : [];
    if (target) return target.webSocketDebuggerUrl;
    await sleep(50);
  }
}

/** @type {Map<string, string>} */
const files = new Map();
const socket = new WebSocket(await inspectorAddress());
socket.addEventListener('message', ({ data }) => {
  const { method, params } = JSON.parse(String(data));
  if (method === 'Debugger.scriptParsed') files.set(params.scriptId, params.url);
  if (method === 'Debugger.paused')
    finish(params.callFrames.slice(0, MAX_FRAMES).map(frameLine).join('\n'));
});
socket.addEventListener('open', () => {
  socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
  socket.send(JSON.stringify({ id: 2, method: 'Debugger.pause' }));
});

/** @param {Frame} frame */
function frameLine({ functionName, location }) {
  const file = (files.get(location.scriptId) ?? '').slice(0, MAX_FILE_LENGTH);
  return `    at ${functionName || '(anonymous)'} (${file}:${location.lineNumber + 1}:${location.columnNumber + 1})`;
}
