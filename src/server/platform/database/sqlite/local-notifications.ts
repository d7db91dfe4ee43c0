import { EventEmitter } from 'node:events';
import type { Notifications } from '../engine.ts';

/** Within this process, for a file that no other server has open. */
export function localNotifications(): Notifications {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  return {
    async notify(channel, payload) {
      events.emit(channel, payload);
    },
    async listen(channel, { onMessage }) {
      events.on(channel, onMessage);
      return async () => {
        events.off(channel, onMessage);
      };
    },
  };
}
