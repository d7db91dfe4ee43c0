import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

// Requests of which a test knows which of two workers they reach.

export interface Response {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** One connection, and with it one worker. */
export interface Connection {
  readonly worker: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The form is sent to its middle; the rest follows when `end` is called. */
  begin(path: string, headers: Record<string, string>, body: object): { end(): Promise<Response> };
}

export async function connect(address: string): Promise<Connection> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get: Connection['get'] = (path, headers = {}) => {
    const sending = request(address + path, { agent, headers });
    sending.end();
    return responseTo(sending);
  };
  return {
    worker: /worker="(\d+)"/.exec((await get('/metrics')).body)?.[1] ?? '',
    get,
    begin(path, headers, body) {
      const json = Buffer.from(JSON.stringify(body));
      const sending = request(address + path, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': json.length, ...headers },
      });
      sending.write(json.subarray(0, 5));
      const response = responseTo(sending);
      return {
        end() {
          sending.end(json.subarray(5));
          return response;
        },
      };
    },
  };
}

function responseTo(sending: ReturnType<typeof request>): Promise<Response> {
  return new Promise((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
  });
}

/** A connection to each of the two workers: which of them accepts one is left to the system. */
export async function connectToBoth(
  address: string,
): Promise<{ first: Connection; second: Connection }> {
  const found = new Map<string, Connection>();
  for (;;) {
    const connection = await connect(address);
    found.set(connection.worker, connection);
    const [first, second] = [found.get('1'), found.get('2')];
    if (first && second) return { first, second };
  }
}

/** The page of a product that cannot be bought any more. */
export const isSoldOut = ({ body }: Response) => body.includes('class="stock out-of-stock');
