import { isWeatherName, networkOf, weathers, type WeatherName } from '../weather.ts';
import { badge } from './badge.ts';
import { fetchUnder, requestUnder, type PageNetwork } from './calls.ts';
import { socketUnder } from './events.ts';

/**
 * The first script of a page of `npm run dev` (src/build/weather-script.ts): `?weather=train&seed=7` is kept for the
 * tab, `?weather=fair` ends it.
 */
const key = 'weather';
/** Milliseconds between two looks at whether there is a network. */
const glance = 250;
/** Modules and files of the development server, which always come. */
const isCall = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href);
  return (
    origin === location.origin && !/^\/@|\.[a-z\d]{1,5}$|^\/(?:src|node_modules)\//i.test(pathname)
  );
};

interface Asked {
  readonly name: WeatherName;
  readonly seed: number;
}

function asked(): Asked | null {
  const params = new URLSearchParams(location.search);
  const given = params.get(key);
  if (given !== null) sessionStorage.setItem(key, `${given} ${Number(params.get('seed') ?? 1)}`);
  const [name, seed] = (sessionStorage.getItem(key) ?? '').split(' ');
  return isWeatherName(name) ? { name, seed: Number(seed) || 1 } : null;
}

const wait = (milliseconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => reject(new DOMException('The call was given up.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    setTimeout(resolve, milliseconds);
  });

/** Every socket that is open: they end with the network. */
function socketsOf(Socket: typeof WebSocket): { Socket: typeof WebSocket; end: () => void } {
  const open = new Set<WebSocket>();
  return {
    Socket: class extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        // That of the development server brings changed modules.
        if (String(protocols).startsWith('vite-')) return;
        open.add(this);
        this.addEventListener('close', () => open.delete(this));
        if (!navigator.onLine) this.close();
      }
    },
    end: () => {
      for (const socket of open) socket.close();
    },
  };
}

function begin({ name, seed }: Asked) {
  const network = networkOf(weathers[name], seed);
  const began = performance.now();
  const isAway = () => network.isAway(performance.now() - began);
  const here: PageNetwork = { ...network, isAway, wait };
  const { say } = badge(name, seed);
  const { Socket, end } = socketsOf(socketUnder(WebSocket, here));
  globalThis.WebSocket = Socket;
  globalThis.fetch = fetchUnder(fetch.bind(globalThis), here, isCall);
  globalThis.XMLHttpRequest = requestUnder(XMLHttpRequest, here);
  Object.defineProperty(navigator, 'onLine', { get: () => !isAway() });
  let wasAway = false;
  setInterval(() => {
    if (isAway() === wasAway) return;
    wasAway = !wasAway;
    say(wasAway);
    if (wasAway) end();
    dispatchEvent(new Event(wasAway ? 'offline' : 'online'));
  }, glance);
}

const weather = asked();
if (weather) begin(weather);
