import { useLayoutEffect, useState } from 'react';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A colour as the browser computes and paints it. */
export interface Paint {
  readonly computed: string;
  /** sRGB, 0 to 255 each. */
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const pixel = (): CanvasRenderingContext2D | null => {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
};

/** Paints a token in a theme and reads the pixel: no arithmetic of colour spaces of our own. */
const paintsOf = (names: readonly string[]): ReadonlyMap<string, Paint> => {
  const found = new Map<string, Paint>();
  const context = pixel();
  const probe = document.body.appendChild(document.createElement('i'));
  for (const scheme of schemes) {
    probe.style.colorScheme = scheme;
    for (const name of names) {
      probe.style.backgroundColor = `var(${name})`;
      const computed = getComputedStyle(probe).backgroundColor;
      if (!context) continue;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = computed;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      found.set(`${scheme} ${name}`, { computed, rgb: [red, green, blue], alpha: alpha / 255 });
    }
  }
  probe.remove();
  return found;
};

/** A value that is read from the page, again whenever a toolbar or the device changes the look. */
export function useMeasured<Value>(measure: () => Value): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useLayoutEffect(() => {
    const read = () => setValue(() => measure());
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    const device = matchMedia('(prefers-contrast: more)');
    device.addEventListener('change', read);
    window.addEventListener('resize', read);
    return () => {
      observer.disconnect();
      device.removeEventListener('change', read);
      window.removeEventListener('resize', read);
    };
    // A story measures the same tokens for as long as it is on the page.
    // oxlint-disable-next-line react/exhaustive-deps -- `measure` is new at each render
  }, []);
  return value;
}

export type ReadPaint = (scheme: Scheme, name: string) => Paint | undefined;

/** The colours of tokens in both themes; none before the page is laid out. */
export function usePaints(names: readonly string[]): ReadPaint {
  const found = useMeasured(() => paintsOf(names));
  return (scheme, name) => found?.get(`${scheme} ${name}`);
}

const decode = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = ({ rgb: [red, green, blue] }: Paint): number =>
  0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);

/** Contrast of WCAG 2, 1 to 21. */
export const contrast = (one: Paint, other: Paint): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** `#5b3df5`, with its opacity where it has one. */
export const hexOf = ({ rgb, alpha }: Paint): string => {
  const hex = rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return alpha < 1 ? `#${hex} · ${Math.round(alpha * 100)} %` : `#${hex}`;
};
