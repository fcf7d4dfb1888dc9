import type { Log } from '../context.ts';
import type { Settings } from '../settings.ts';

/** One line a call on standard output; warnings and errors on standard error. */
export function createLog(level: Settings['log']): Log {
  return {
    info: (message, fields) => {
      if (level === 'info') console.log(line('info', message, fields));
    },
    warn: (message, fields) => {
      if (level !== 'silent') console.warn(line('warn', message, fields));
    },
    error: (message, fields) => {
      if (level !== 'silent') console.error(line('error', message, fields));
    },
  };
}

const line = (name: string, message: string, fields?: Record<string, unknown>) =>
  `${new Date().toISOString()} ${name} ${message}${fields ? ` ${JSON.stringify(fields)}` : ''}`;
