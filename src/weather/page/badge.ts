import { weatherNames, type WeatherName } from '../weather.ts';

const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInlineStart: '8px',
  insetBlockEnd: '72px',
  zIndex: '3000',
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  padding: '4px 12px',
  borderRadius: '8px',
  border: '2px dashed GrayText',
  background: 'Canvas',
  color: 'CanvasText',
  font: '14px system-ui, sans-serif',
};

/** Address of this page in a weather; without one, of a network as it is. */
const addressIn = (weather: string, seed: number): string => {
  const address = new URL(location.href);
  address.searchParams.set('weather', weather);
  address.searchParams.set('seed', String(seed));
  return address.href;
};

const button = (text: string, onPress: () => void): HTMLButtonElement => {
  const made = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text,
  });
  made.style.minHeight = '32px';
  made.addEventListener('click', onPress);
  return made;
};

/** Box on a page that has a weather; `say` shows that there is no network. */
export function badge(name: WeatherName, seed: number): { say: (isAway: boolean) => void } {
  const choice = document.createElement('select');
  choice.setAttribute('aria-label', 'Weather');
  for (const one of [...weatherNames, 'fair'])
    choice.append(new Option(one, one, one === name, one === name));
  choice.addEventListener('change', () => location.assign(addressIn(choice.value, seed)));
  const words = Object.assign(document.createElement('span'), { textContent: `seed ${seed}` });
  const box = document.createElement('aside');
  box.setAttribute('aria-label', 'Network weather');
  Object.assign(box.style, look);
  box.append(
    choice,
    words,
    button('Another seed', () => location.assign(addressIn(name, seed + 1))),
    button('Second tab', () => window.open(addressIn(name, seed + 1))),
  );
  addEventListener('DOMContentLoaded', () => document.body.append(box));
  return {
    say: (isAway) => {
      words.textContent = isAway ? `seed ${seed}, no network` : `seed ${seed}`;
    },
  };
}
